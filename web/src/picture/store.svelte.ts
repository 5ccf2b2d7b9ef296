/* A table of a game that describes it: what may be done is in the picture, so pressing does it at once. */
import type { Card } from '../card/names';
import type { PictureSeen, Talk } from '../lib/seen';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sounds';
import { LiveTable } from '../table/live.svelte';
import type { Act, Picture } from '../wire';
import { PictureMotion } from './motion.svelte';

/** So long a move stands at least, while the table plays on by itself or a key is held down: the server takes only so
    many a second. */
const BREATH = 25;

export class PictureStore extends LiveTable<PictureSeen> {
  readonly motion = new PictureMotion();
  /** Of several moves with this card one is to be chosen. */
  asked = $state.raw<readonly Act[]>([]);
  /** Where there is nothing to decide, the table plays on by itself. */
  auto = $state(false);
  #playing = false;
  /** When the last move was made. */
  #moved = -BREATH;
  /** What was pressed last while something was still told, to be done after it. */
  #next: (() => void) | null = null;

  protected isTurn(scene: Picture, seat: number): boolean {
    return scene.to_act.includes(seat);
  }

  protected settled(_: Picture | null, now: Picture): Picture {
    return now;
  }

  protected keepChoice(scene: Picture): void {
    if (!this.asked.every((act) => scene.acts.some((one) => one.move === act.move))) this.asked = [];
  }

  protected dropChoice(): void {
    this.asked = [];
    this.auto = false;
  }

  protected turnTo(scene: Picture, change: () => void): Promise<void> {
    return this.motion.change(this.shown, scene, change);
  }

  protected async show(seen: PictureSeen, fresh: readonly Talk[], change: () => void): Promise<void> {
    const [first, ...rest] = fresh;
    const dealt = this.match?.deal !== seen.match.deal;
    // The others take their time; one's own move is shown at once.
    if (first && first.seat !== seen.seat && !dealt) await this.pause(this.auto ? settings.pause / 3 : settings.pause);
    if (first) this.#hear(first);
    playSound(dealt ? 'deal' : 'lay');
    await this.motion.change(dealt ? null : this.scene, seen.scene, change);
    for (const one of rest) {
      await this.pause(this.auto ? settings.pause / 4 : settings.pause * 0.4);
      this.#hear(one);
    }
  }

  #hear(one: Talk): void {
    this.heard = { said: one.said, seat: one.seat };
    this.told += 1;
  }

  // What the player asks for

  /** What may be done now, as far as it has been shown. */
  get acts(): readonly Act[] {
    return this.mine || this.#onlyTalk ? (this.scene?.acts ?? []) : [];
  }

  /** The one thing that can be done, where there is nothing to choose. */
  get only(): Act | null {
    const [act, ...others] = this.acts;
    return act && !act.card && !others.length ? act : null;
  }

  /** Without cards to choose from, the table may as well play on by itself. */
  get handless(): boolean {
    return this.seen !== null && !this.seen.scene.places.some((place) => place.shape === 'hand' && place.seat === this.seen?.seat);
  }

  /** The moves that a card makes. */
  withCard(card: Card): readonly Act[] {
    return this.acts.filter((act) => act.card === card);
  }

  /** Press a card of the hand: play it, ask which move is meant, or hear why it cannot be played. Where no card ever can
      be, in a game whose hand is only looked at, there is no move to judge: the buttons are all there is. */
  press(card: Card): void {
    if (this.#later(() => this.press(card)) || !this.#ready()) return;
    const acts = this.withCard(card);
    if (acts.length > 1) this.asked = acts;
    else if (this.scene?.plays_cards) void this.move(acts[0]?.move ?? card);
    else this.notice = { id: 'page-only-buttons', args: {} };
  }

  /** Make a move that was offered. */
  act(act: Act): void {
    if (this.#later(() => this.act(act))) return;
    this.asked = [];
    if (this.#ready()) void this.move(act.move);
  }

  /** The table is as it is now, and only what was said is still told: nobody need wait for that. */
  get #onlyTalk(): boolean {
    return this.busy && this.scene !== null && this.scene === this.seen?.scene;
  }

  /** Where only talk is left, do it after that; of several presses the last one counts. */
  #later(press: () => void): boolean {
    if (!this.#onlyTalk) return false;
    this.hurry();
    const waiting = this.#next !== null;
    this.#next = press;
    if (!waiting) {
      void this.shownAll.then(() => {
        const next = this.#next;
        this.#next = null;
        next?.();
      });
    }
    return true;
  }

  /** Whether a press is a move now; else it hurries on what is being shown. */
  #ready(): boolean {
    this.notice = null;
    if (this.busy) this.hurry();
    else if (this.back) void this.look(-this.back);
    else if (this.mine) {
      if (performance.now() - this.#moved < BREATH) return false;
      this.#moved = performance.now();
      playSound('tap');
      return true;
    } else if (this.seen && !this.seen.deal_over) this.notice = { id: 'page-not-your-turn', args: {} };
    return false;
  }

  /** Whoever looks at something else, or takes a move back, wants the table to wait. */
  override look(steps: number): Promise<void> {
    this.auto = false;
    return super.look(steps);
  }

  override undo(): Promise<void> {
    this.auto = false;
    return super.undo();
  }

  toggleAuto(): void {
    this.auto = !this.auto;
    if (this.auto) void this.#playOn();
  }

  /** Whether something is in the way of playing on: a choice, the end, something else that is looked at. */
  get #stops(): boolean {
    const elsewhere = this.back > 0 || document.querySelector('dialog[open]') !== null || this.connection !== 'up';
    return elsewhere || (this.seen?.deal_over ?? true) || (this.mine && !this.only);
  }

  async #playOn(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    while (this.auto) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(BREATH, settings.pause / 4)));
      if (this.#stops) this.auto = false;
      else if (this.auto && this.only && !this.acting) void this.move(this.only.move);
    }
    this.#playing = false;
  }
}
