/* Somebody at the page: a browser of a size, a language and a way to press things. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly lang: 'ru' | 'en';
  readonly touch?: boolean;
  readonly theme?: 'dark' | 'light';
  /** Whose system asks for less motion. */
  readonly still?: boolean;
}

export class Player {
  readonly faults: string[] = [];

  private constructor(readonly page: Page, readonly screen: Screen) {}

  /** Sit down at an address; cards do not dawdle, unless a test is about that. */
  static async sit(browser: Browser, address: string, screen: Screen, settings: Record<string, unknown> = {}): Promise<Player> {
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      hasTouch: screen.touch ?? false,
      locale: screen.lang === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: screen.theme ?? 'dark',
      bypassCSP: false,
      reducedMotion: screen.still ? 'reduce' : 'no-preference',
    });
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('sukno.settings')) localStorage.setItem('sukno.settings', kept);
    }, JSON.stringify({ lang: screen.lang, pace: 'instant', ...settings }));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const player = new Player(page, screen);
    page.on('pageerror', (error) => player.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket/.test(message.text())) player.faults.push(message.text());
    });
    await page.goto(address);
    return player;
  }

  /** To another seat, in the same window. */
  async go(address: string): Promise<void> {
    const there = this.page.waitForFunction((table) => localStorage.getItem('sukno.seats')?.startsWith(`[{"table":"${table}`), new URL(address).hash.split('/')[1]);
    await this.page.goto(address);
    await there;
  }

  /** Another window of the same browser. */
  async another(address: string): Promise<Player> {
    const page = await this.page.context().newPage();
    const player = new Player(page, this.screen);
    page.on('pageerror', (error) => player.faults.push(error.message));
    await page.goto(address);
    return player;
  }

  async leave(): Promise<void> {
    expect(this.faults).toEqual([]);
    await this.page.context().close();
  }

  /** Press as people with such a screen do. A card of the hand may lie half under the next: press its index, so far down. */
  async press(target: Locator, down = 30): Promise<void> {
    // The table may be drawn anew between looking and pressing: people press what is there now.
    const sight = async () => {
      await target.scrollIntoViewIfNeeded();
      return target.boundingBox();
    };
    const box = (await sight().catch(() => null)) ?? (await sight());
    if (!box) throw new Error('nothing to press');
    const x = box.x + Math.min(14, box.width / 2);
    const y = box.y + Math.min(down, box.height / 2);
    if (this.screen.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Carry a card somewhere, as people with such a screen do. */
  async drag(card: Locator, onto: Locator): Promise<void> {
    const [from, to] = [await card.boundingBox(), await onto.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    const [start, end] = [{ x: from.x + 12, y: from.y + 14 }, { x: to.x + Math.min(20, to.width / 2), y: to.y + Math.min(20, to.height / 2) }];
    const between = [0.15, 0.5, 1].map((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }));
    if (!this.screen.touch) {
      const { mouse } = this.page;
      await mouse.move(start.x, start.y);
      await mouse.down();
      for (const { x, y } of between) await mouse.move(x, y);
      await mouse.up();
      return;
    }
    const fingers = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [start]);
    for (const point of between) await touch('touchMove', [point]);
    // A finger rests before it lifts; else the browser takes it for a throw, and the next tap for stopping that.
    await this.page.waitForTimeout(120);
    await touch('touchMove', [end]);
    await touch('touchEnd', []);
    await fingers.detach();
  }

  get hand(): Locator {
    return this.page.locator('.fan button');
  }

  /** One's turn has come, or the deal is over. */
  async turn(): Promise<'mine' | 'over'> {
    const found = await this.page.waitForFunction(
      () => (document.querySelector('[data-panel="sheet"]') ? 'over' : document.querySelector('.tray.mine') && !document.querySelector('dialog[open]') ? 'mine' : null),
      null, { polling: 20 },
    );
    return (await found.jsonValue()) as 'mine' | 'over';
  }

  /** The cut is shown at the start; go on from it, unless it has gone by itself. */
  async begin(): Promise<void> {
    await this.page.locator('.table').waitFor();
    const on = this.page.locator('[data-panel="cut"] .primary');
    if (await on.isVisible()) await this.press(on).catch(() => undefined);
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }

  /** Choose a card and wait for what it can do: the first button that does something, if any. */
  async choose(place: number): Promise<Locator | null> {
    const card = this.hand.nth(place);
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await this.page.locator('.act[data-act]').first().waitFor();
    const primary = this.page.locator('.act.primary[data-act]');
    return (await primary.count()) ? primary : null;
  }

  /** Play the first card that can be played: it takes if it can, else it builds, else it is laid down. */
  async move(): Promise<void> {
    const held = await this.hand.count();
    for (let place = 0; place < held; place += 1) {
      const primary = await this.choose(place);
      if (primary) return this.make(primary);
    }
    throw new Error('no card can be played');
  }

  /** The same by keyboard alone. */
  async moveByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const held = await this.hand.count();
    for (let place = 0; place < held; place += 1) {
      await keyboard.press(String(place + 1));
      await this.page.locator('.act[data-act]').first().waitFor();
      const primary = this.page.locator('.act.primary[data-act]');
      if (!(await primary.count())) {
        await keyboard.press('Escape');
        continue;
      }
      const act = (await primary.getAttribute('data-act')) ?? '';
      await keyboard.press({ capture: 't', build: 'b', trail: 'd' }[act] ?? '');
      if (await this.page.locator('[data-panel="which"]').count()) await keyboard.press('Enter');
      await this.page.waitForFunction(() => !document.querySelector('.fan .chosen'), null, { polling: 20 });
      return;
    }
    throw new Error('no card can be played');
  }

  /** Play on until the match has ended, deal after deal; how many moves it took, and how many deals ended. */
  async toTheVerdict(move: () => Promise<void>, next: (button: Locator) => Promise<void>): Promise<{ moves: number; deals: number }> {
    const sheet = this.page.locator('[data-panel="sheet"]');
    for (let moves = 0, deals = 0; ; ) {
      while ((await this.turn()) === 'mine') {
        await move();
        moves += 1;
      }
      deals += 1;
      await sheet.locator('.proof .kept').waitFor();
      if (await sheet.locator('.verdict').count()) return { moves, deals };
      await next(sheet.locator('.primary'));
      await sheet.waitFor({ state: 'detached' });
    }
  }

  private async make(button: Locator): Promise<void> {
    await this.press(button);
    const which = this.page.locator('[data-panel="which"] .wide').first();
    if (await which.count()) await this.press(which);
    await this.page.waitForFunction(() => !document.querySelector('.fan .chosen'), null, { polling: 20 });
  }

  /** All cards that can be seen at the table, sorted. */
  cards(): Promise<(string | null)[]> {
    return this.page.locator('.table [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).sort());
  }

  /** What a screen reader has been told of late. */
  heard(): Promise<string> {
    return this.page.locator('[role="log"]').innerText();
  }

  /** axe finds nothing in what can be reached: the panel that is open, or else the table. */
  async accessible(where: string): Promise<void> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe);
    const found = await this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(what: Element): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } };
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      return (await axe.run(open ?? document.documentElement)).violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(' | ')}`);
    });
    expect(found, where).toEqual([]);
  }

  /** The whole table is on the screen: nothing can be scrolled away, nothing is cut off or lies under something else. Only
   *  the name that somebody gave themselves may be longer than its place. */
  async fits(where = 'the table'): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? this.screen;
    const out = await this.page.evaluate(([width, height]) => {
      const box = (part: Element): DOMRect => part.getBoundingClientRect();
      const within = (part: Element, room: { left: number; top: number; right: number; bottom: number }): boolean => {
        const { left, top, right, bottom } = box(part);
        return left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1;
      };
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const named = (part: Element): string => `${part.className} ${part.textContent?.trim() ?? ''}`;
      const screen = { left: 0, top: 0, right: width ?? 0, bottom: height ?? 0 };
      const cloth = document.querySelector('.cloth');
      const root = document.scrollingElement;
      // Of every card the index can be seen and touched: its corner is its own.
      const covered = all('.cloth .loose .card, .fan .card').filter((card) => {
        const { left, top } = box(card);
        const there = document.elementFromPoint(left + 9, top + 22);
        return !there || !card.contains(there);
      });
      const cut = all('.act, .act b, .act span, .seat b > span:not(.dealer, .given), .seat .who > span').filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline');
      return [
        ...(root && (root.scrollHeight > screen.bottom || root.scrollWidth > screen.right) ? ['the page scrolls'] : []),
        ...all('.cloth .card, .cloth .build, .fan .card, .act, .opponents, .hand > .pile, .hand .stack:not(.none)').filter((part) => !within(part, screen)).map((part) => `off the screen: ${named(part)}`),
        ...(cloth ? all('.cloth .card, .cloth .build').filter((part) => !within(part, box(cloth))).map((part) => `off the cloth: ${named(part)}`) : []),
        ...covered.map((part) => `covered: ${part.getAttribute('data-card') ?? ''}`),
        ...cut.map((part) => `cut off: ${named(part)}`),
      ];
    }, [width, height]);
    expect(out, where).toEqual([]);
  }

  /** Open something from the menu by its place in the language's words. */
  async open(key: string, panel: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.locator(`[data-panel="${panel}"]`).waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}
