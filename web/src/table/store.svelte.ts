/* A table of Casino: a move in the making, and how a capture, a build or a packet is shown. */
import { tick } from 'svelte';

import type { Card } from '../card/names';
import type { Line } from '../lib/line';
import { afterPlayed, afterResidue, settled, sideOf } from '../lib/scene';
import type { CasinoSeen } from '../lib/seen';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sounds';
import type { Happening, Played, Residue, Scene } from '../wire';
import { Choice } from './choice.svelte';
import { LiveTable } from './live.svelte';
import { Motion } from './motion.svelte';

export class TableStore extends LiveTable<CasinoSeen> {
  /** The table cards that somebody is about to take. */
  going = $state.raw<ReadonlySet<Card>>(new Set());
  readonly choice: Choice;
  readonly motion = new Motion();

  constructor(table: string, token: string, line: Line) {
    super(table, token, line);
    this.choice = new Choice((wish) => this.ask(wish), () => this.seen?.version ?? 0, (why) => this.fail(why));
  }

  /** The last move that was made. */
  get lastMove(): Played | null {
    return this.talk.findLast((one): one is Played => one.what === 'played') ?? null;
  }

  protected isTurn(scene: Scene, seat: number): boolean {
    return scene.to_act === seat;
  }

  protected settled(before: Scene | null, now: Scene): Scene {
    return settled(before, now);
  }

  protected keepChoice(scene: Scene): void {
    this.choice.keep(scene);
  }

  protected dropChoice(): void {
    this.choice.drop();
  }

  protected turnTo(_: Scene, change: () => void): Promise<void> {
    return this.motion.change(change);
  }

  protected async show(seen: CasinoSeen, fresh: readonly Happening[], change: () => void): Promise<void> {
    for (const happening of fresh) {
      await this.#tell(seen, happening);
      this.told += 1;
    }
    await this.motion.change(change, fresh.find((one) => one.what === 'dealt') ? seen : null);
    this.going = new Set();
  }

  async #tell(seen: CasinoSeen, happening: Happening): Promise<void> {
    if (happening.what === 'played') await this.#played(seen, happening);
    else if (happening.what === 'residue') await this.#residue(seen, happening);
    else this.heard = { said: happening.said, seat: happening.seat };
    if (happening.what === 'dealt') playSound('deal');
  }

  async #played(seen: CasinoSeen, played: Played): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const mine = played.seat === seen.seat;
    if (!mine) {
      this.scene = { ...scene, to_act: played.seat };
      await this.pause(settings.pause);
    }
    this.heard = { said: played.said, seat: played.seat };
    const side = sideOf(seen, played.seat);
    const next = afterPlayed(scene, played, side);
    if (mine) this.choice.drop();
    if (played.kind === 'capture') {
      this.going = new Set(played.groups.flat());
      await tick();
      playSound('take');
      const look = mine ? 0 : settings.pause * 0.7;
      await this.motion.capture(played, mine, side, () => this.pause(look), () => {
        this.going = new Set();
        this.scene = next;
      });
    } else {
      playSound('lay');
      await this.motion.change(() => (this.scene = next), null, { card: played.card, seat: played.seat, mine });
    }
  }

  async #residue(seen: CasinoSeen, residue: Residue): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const side = residue.seat === null ? null : sideOf(seen, residue.seat);
    await this.pause(settings.pause * 0.6);
    this.heard = { said: residue.said, seat: residue.seat };
    await this.motion.gather(residue.cards, side, () => (this.scene = afterResidue(scene, residue, side)));
  }

  // What the player asks for

  /** Press a card of the hand: choose it, or no longer. */
  press(card: Card): void {
    this.hurry();
    this.leaveBack();
    this.notice = null;
    playSound('tap');
    if (this.choice.card === card) this.choice.drop();
    else void this.shownAll.then(() => this.#choose(card));
  }

  #choose(card: Card): void {
    if (this.mine && this.scene?.hand.includes(card)) void this.choice.choose(card);
  }

  /** Press something on the table. */
  select(card: Card, build: boolean): void {
    if (!this.choice.card) {
      this.notice = { id: 'page-choose-first', args: {} };
      return;
    }
    this.notice = null;
    playSound('tap');
    void this.choice.toggle(card, build);
  }

  /** Make a move, once the server has said what the selection means. */
  async play(which: (choice: Choice) => string | null): Promise<boolean> {
    if (this.acting) return false;
    await this.choice.settled;
    const move = which(this.choice);
    if (move) await this.move(move);
    return move !== null;
  }
}
