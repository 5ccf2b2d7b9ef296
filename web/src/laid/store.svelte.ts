/* A table where everybody has cards laid out before them: what is pressed is shown at once, and goes back where another
   was first. Where all play at once, the newest table is shown from wherever one is; nobody waits for pictures. */
import type { Card } from '../card/names';
import type { PictureSeen, Talk } from '../lib/seen';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sounds';
import { LiveTable } from '../table/live.svelte';
import type { Act, Picture, Said } from '../wire';
import { LaidMotion } from './motion';
import { again, reconciled } from './foreseen';
import { turnedUp, type Turned } from './voice';

/** A move that was asked for and is shown; the server has not answered yet. */
interface Asked {
  readonly act: Act;
  /** So many cards lay where it goes when it was pressed. */
  readonly count: number;
}

/** So long a correction stands, and what was called out to all. */
const CORRECTION = 5000;
const SHOUT = 1400;
/** Pressed twice so quickly at one place, and nowhere else meanwhile, it was one press: what came to light beneath was not
 *  meant. */
const TWICE = 280;
/** So long the last cards are seen before the score. */
const LAST_LOOK = 900;

export class LaidStore extends LiveTable<PictureSeen> {
  readonly motion = new LaidMotion();
  /** A card that was picked up, to go where the next press is. */
  picked = $state.raw<Card | null>(null);
  /** What is on its way, in the order in which it was pressed. */
  asked = $state.raw<readonly Asked[]>([]);
  /** A card that went back, to be seen. */
  corrected = $state.raw<Card | null>(null);
  /** What nobody in particular said, and all are to see: the signal, the end. */
  shout = $state.raw<Said | null>(null);
  /** What was said with the newest version, to be heard. */
  said = $state.raw<readonly Talk[]>([]);
  /** The cards before one that were turned up last, to be heard. */
  turned = $state.raw<readonly Turned[]>([]);
  /** One's own move, to be heard. */
  done = $state.raw<Act | null>(null);
  /** Pressed where nothing can be done with it before what is on its way is there. */
  #wish: Card | null = null;
  /** Where a card was pressed and sent off last, and when. */
  #left = { place: '', at: 0 };

  get atOnce(): boolean {
    return this.seen?.at_once ?? false;
  }

  // What is shown

  protected isTurn(scene: Picture, seat: number): boolean {
    return scene.to_act.includes(seat);
  }

  protected settled(_: Picture | null, now: Picture): Picture {
    return reconciled(now, this.asked.map(({ act }) => act.move), this.seen?.seat ?? 0);
  }

  protected keepChoice(): void {
    if (this.picked && !this.withCard(this.picked).length) this.picked = null;
  }

  protected dropChoice(): void {
    this.picked = null;
  }

  protected turnTo(scene: Picture, change: () => void): Promise<void> {
    return this.motion.change(this.shown, scene, change);
  }

  protected override follow(seen: PictureSeen, fresh: readonly Talk[], change: () => void): void {
    if (fresh.some((one) => one.seat === seen.seat)) playSound('lay');
    const travelling = this.#goOver(seen, fresh, change);
    this.keepChoice();
    this.#grant();
    if (seen.deal_over && !this.busy) void this.#end(travelling);
  }

  /** The last card is seen to lie there before the score covers it. */
  async #end(travelling: Promise<void>): Promise<void> {
    this.busy = true;
    await travelling;
    if (settings.pause) await this.pause(LAST_LOOK);
    this.busy = false;
  }

  protected async show(seen: PictureSeen, fresh: readonly Talk[], change: () => void): Promise<void> {
    if (fresh[0] && fresh[0].seat !== seen.seat) await this.pause(settings.pause);
    playSound('lay');
    await this.#goOver(seen, fresh, change);
  }

  #goOver(seen: PictureSeen, fresh: readonly Talk[], change: () => void): Promise<void> {
    const before = this.scene;
    const after = this.settled(before, seen.scene);
    const last = fresh.at(-1);
    if (last) this.heard = { said: last.said, seat: last.seat };
    if (fresh.length) this.said = fresh;
    if (before) this.turned = turnedUp(before, after, seen.seat);
    const called = fresh.find((one) => one.seat === null);
    if (called) this.#call(called.said);
    return this.motion.change(before, after, change);
  }

  #call(said: Said): void {
    this.shout = said;
    playSound('deal');
    setTimeout(() => this.shout === said && (this.shout = null), SHOUT);
  }

  // What the player asks for

  /** What may be done now. */
  get acts(): readonly Act[] {
    return this.mine ? (this.scene?.acts ?? []) : [];
  }

  withCard(card: Card): readonly Act[] {
    return this.acts.filter((act) => act.card === card);
  }

  /** Where the card that was picked up can go, and what a press there does. */
  get targets(): ReadonlyMap<string, Act> {
    return new Map(this.picked ? this.withCard(this.picked).map((act) => [act.place, act]) : []);
  }

  /** What a press on a place does that is no card to be moved: turn a stock, put down what was picked up. */
  actAt(place: string): Act | null {
    return this.targets.get(place) ?? this.acts.find((act) => !act.card && act.place === place) ?? null;
  }

  /** Press a card that lies before one: it goes where it can, or waits for a press on where it is to go. */
  press(card: Card, place: string): void {
    const now = performance.now();
    if ((this.#left.place === place && now - this.#left.at < TWICE) || !this.#ready()) return;
    const target = this.targets.get(place);
    if (this.picked === card) this.picked = null;
    else if (target) this.act(target);
    else {
      this.#move(card);
      if (!this.picked) this.#left = { place, at: now };
    }
  }

  #move(card: Card): void {
    const acts = this.withCard(card);
    const [only, ...others] = acts;
    this.picked = null;
    if (!only) this.#without(card);
    else if (!others.length) this.act(only);
    else {
      const up = acts.find((act) => this.#isMiddle(act.place));
      if (up) this.act(up);
      else this.pick(card);
    }
  }

  pick(card: Card | null): void {
    this.picked = card;
    playSound('tap');
  }

  /** A card is carried off: where it can go lights up. */
  lift(card: Card): void {
    this.notice = null;
    this.corrected = null;
    if (this.mine) this.picked = card;
  }

  /** It is put down on a place, or nowhere; then it goes back. */
  drop(place: string | null, from: string): void {
    const { picked, scene } = this;
    const act = place === null ? undefined : this.targets.get(place);
    if (act) {
      this.act(act);
      return;
    }
    this.picked = null;
    if (scene) void this.motion.change(scene, scene, () => undefined);
    if (picked && place !== null && place !== from) this.#tell({ id: 'page-laid-not-there', args: { card: [picked] } });
  }

  #isMiddle(key: string): boolean {
    return this.scene?.places.some((place) => place.key === key && place.seat === null) ?? false;
  }

  /** Put the card that was picked up into the middle, or any that can go there. */
  toMiddle(): void {
    if (!this.#ready()) return;
    const up = this.acts.filter((act) => act.card && this.#isMiddle(act.place));
    const act = up.find((one) => one.card === this.picked) ?? (this.picked ? undefined : up[0]);
    if (act) this.act(act);
    else this.notice = { id: 'page-laid-none-up', args: {} };
  }

  /** Nothing can be done with a card: wait for what is on its way, or let the server say why not. */
  #without(card: Card): void {
    if (this.asked.length) this.#wish = card;
    else void this.ask({ type: 'move', version: this.seen?.version ?? 0, text: card }).then((answer) => this.answered(answer));
  }

  /** What was pressed too soon is done when it can be. */
  #grant(): void {
    const wish = this.#wish;
    if (!wish || (this.asked.length && !this.withCard(wish).length)) return;
    this.#wish = null;
    if (this.withCard(wish).length) this.#move(wish);
  }

  /** Make a move that was offered: it is seen at once. */
  act(act: Act): void {
    const { scene, seen } = this;
    this.picked = null;
    this.#left.place = '';
    if (!scene || !seen || !this.#ready()) return;
    if (!again(scene, act, this.asked.map((one) => one.act.move))) return;
    const place = scene.places.find((one) => one.key === act.place);
    playSound('tap');
    this.done = act;
    void this.#make({ act, count: place?.count ?? 0 }, seen.version);
  }

  async #make(asked: Asked, version: number): Promise<void> {
    this.#show([...this.asked, asked]);
    const answer = await this.ask({ type: 'move', version, text: asked.act.move });
    const refused = answer.type === 'refused' || answer.type === 'failed';
    if (refused) this.#wish = null;
    this.#show(this.asked.filter((one) => one !== asked));
    if (refused) this.#correct(asked, answer.type === 'refused' ? answer.refusal.why : answer.why);
    this.keepChoice();
    this.#grant();
  }

  #show(asked: readonly Asked[]): void {
    const { scene, seen } = this;
    this.asked = asked;
    // Move by move, what is on the screen is on its way to the newest table by itself.
    if (!scene || !seen || (this.busy && !this.atOnce)) return;
    const after = this.settled(scene, seen.scene);
    void this.motion.change(scene, after, () => (this.scene = after));
  }

  /** Another was first: say what lies there now, and whose it is. */
  #correct({ act, count }: Asked, why: Said): void {
    const place = this.seen?.scene.places.find((one) => one.key === act.place);
    const [card, whose] = [place?.cards.at(-1), place?.from_seats.at(-1)];
    const other = whose === undefined || whose === this.seen?.seat ? undefined : this.seen?.seats[whose];
    const first = place?.seat === null && place.count > count && card && other;
    const notice: Said = first ? { id: 'page-laid-first', args: { card: [card], name: other.name } } : why;
    this.corrected = act.card;
    playSound('back');
    this.#tell(notice);
  }

  /** A word in passing: the game goes on over it. */
  #tell(notice: Said): void {
    if (this.connection === 'down') {
      this.fail(notice);
      return;
    }
    this.notice = notice;
    setTimeout(() => {
      if (this.notice !== notice) return;
      this.notice = null;
      this.corrected = null;
    }, CORRECTION);
  }

  protected override answered(answer: Parameters<LiveTable['answered']>[0]): void {
    // Nobody stops to read a rule while the others play.
    if (answer.type === 'refused' && this.atOnce) {
      playSound('back');
      this.#tell(answer.refusal.why);
    } else super.answered(answer);
  }

  /** Whether a press is a move now; else it hurries on what is being shown. */
  #ready(): boolean {
    this.notice = null;
    this.corrected = null;
    if (this.back) void this.look(-this.back);
    else if (this.busy) this.hurry();
    else if (this.mine) return true;
    else if (this.seen && !this.seen.deal_over) this.notice = { id: this.atOnce ? 'page-laid-wait' : 'page-not-your-turn', args: {} };
    return false;
  }

  /** While all play at once nobody looks back. */
  override async look(steps: number): Promise<void> {
    if (!this.atOnce || this.seen?.deal_over) await super.look(steps);
  }

  override async undo(): Promise<void> {
    if (this.atOnce) this.notice = { id: 'page-laid-no-undo', args: {} };
    else await super.undo();
  }
}
