import { test, expect } from 'vitest';
import { Player } from './player';
import { browser, server } from './stage';
import { LONG, NEARLY } from './packs';
const SHOTS = process.env['SHOTS'] ?? '/tmp/shots';
const GAMES: Record<string, [number, number, Record<string, unknown>]> = {
  crazy_eights: [2, 4, { target: 1 }], fifteen: [2, 2, { packs: 1 }], hearts: [2, 2, {}], two_ten_jack: [4, 2, { target: 2 }], war: [3, 2, { max_battles: 50 }], race: [2, 3, {}],
};
const PHONE = { width: 360, height: 640, touch: true, lang: 'ru' } as const;
const DESK = { width: 1280, height: 800, lang: 'en' } as const;
const only = process.env['ONLY']?.split(',');
for (const [game, [few, many, house]] of Object.entries(GAMES)) for (const [where, screen, seats] of [['phone', PHONE, few], ['desk', DESK, many]] as const) {
  if (only && !only.includes(game)) continue;
  test(`${game} ${where}`, { timeout: 120_000 }, async () => {
    const link = game === 'race' ? ((await server.races(where === 'phone' ? NEARLY() : LONG(3)))[0] ?? [])[0] ?? '' : await server.table({ game, seats, house, bots: Array(seats - 1).fill('random') });
    const player = await Player.sit(browser, link, screen);
    const { page } = player;
    const shot = (name: string) => page.screenshot({ path: `${SHOTS}/${game}-${where}-${name}.png` });
    const sheet = page.locator('[data-panel="sheet"]');
    if (game === 'race') await page.locator('.laid').waitFor();
    else { await page.locator('.table').waitFor(); await page.waitForTimeout(400); await shot('0cut'); await player.begin(); await player.turn(); }
    await page.waitForTimeout(300);
    await shot('1begin');
    if (game !== 'race') {
      for (let moves = 0; moves < 900; moves += 1) {
        if (moves === 60 && game !== 'fifteen' && game !== 'war') { await player.turn().catch(() => undefined); if (!(await sheet.count())) { await page.keyboard.press('m'); await page.locator('[data-row="resign"]').click(); await page.locator('[data-panel="ask"] .wide').first().click(); await sheet.waitFor(); } }
        if ((await player.turn()) === 'over') {
          if (await sheet.locator('a[download]').count()) break;
          await sheet.locator('.proof').waitFor(); await shot('3deal');
          await player.press(sheet.locator('.primary')); await sheet.waitFor({ state: 'detached' }); continue;
        }
        if (moves === 6) { await page.waitForTimeout(400); await shot('2middle'); }
        if (game === 'war' && moves > 8) { await page.keyboard.press('a'); await sheet.waitFor({ timeout: 60_000 }); continue; }
        const cards = page.locator('.own .fan .card.can');
        if (await cards.count()) { await page.evaluate(() => document.querySelector('.own .fan .card.can')?.click()); }
        else { const act = page.locator('.act[data-move]'); if (await act.count()) await act.nth(moves % (await act.count())).click({ timeout: 2000 }).catch(() => undefined); }
        await page.waitForTimeout(60);
        const which = page.locator('[data-panel="which"] .wide');
        if (await which.count()) { if (moves < 40) await shot('which'); await which.first().click(); }
      }
    } else {
      for (let n = 0; n < 3; n += 1) { await page.keyboard.press('d'); await page.waitForTimeout(500); }
      await shot('2middle');
      if (where === 'phone') for (const name of ['6s', '6h', '6c', '6d']) { await page.keyboard.press('f'); await page.keyboard.press('d'); await page.waitForTimeout(250); await page.keyboard.press('f'); await page.waitForTimeout(200); }
      if (where === 'phone' && !(await sheet.count())) { await page.locator('.talk').click(); await page.waitForTimeout(200); await shot('2log'); await page.keyboard.press('Escape'); }
      if (!(await sheet.count())) { await page.keyboard.press('m'); await page.locator('[data-row="resign"]').click(); await page.locator('[data-panel="ask"] .wide').first().click(); }
    }
    await sheet.waitFor(); await page.waitForTimeout(500);
    await shot('4sheet');
    await page.keyboard.press('Escape'); await page.waitForTimeout(200);
    await shot('5after');
    for (const [key, name] of [['l', 'log'], ['s', 'score'], ['h', 'help'], ['r', 'rules'], ['n', 'new']] as const) {
      await page.keyboard.press(key); await page.waitForTimeout(500); await shot(`6${name}`); await page.keyboard.press('Escape'); await page.waitForTimeout(100);
    }
    await page.keyboard.press('m');
    await page.locator('[data-row="replay"]').click();
    await page.locator('[data-panel="replay"] button.wide').first().click();
    await page.locator('[data-panel="replay"] .players').waitFor();
    const range = page.locator('[data-panel="replay"] input[type="range"]');
    await page.waitForTimeout(300); await shot('7replay0');
    const max = Number(await range.getAttribute('max'));
    await range.fill(String(Math.floor(max / 2))); await page.waitForTimeout(500); await shot('8replay');
    await range.fill(String(max)); await page.waitForTimeout(500); await shot('9replayend');
    expect(player.faults).toEqual([]);
    await page.context().close();
  });
}
