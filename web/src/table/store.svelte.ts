/* One table, played from one seat: what is seen, what is being shown, and what the player asks for. */
import { tick } from 'svelte';

import { playSound } from '../lib/sounds';
import { Line, lineAddress, type Answer, type Socket, type Wish } from '../lib/line';
import { afterPlayed, afterResidue, settled, sideOf } from '../lib/scene';
import { settings } from '../lib/settings.svelte';
import type { Card } from '../card/names';
import type { Happening, Match, Played, Refusal, Residue, Said, Scene, Seen } from '../wire';
import { Choice } from './choice.svelte';
import { Motion } from './motion.svelte';

export class TableStore {
  /** The newest from the server. */
  seen = $state.raw<Seen | null>(null);
  /** What is on the screen: that, or on the way there. */
  scene = $state.raw<Scene | null>(null);
  /** Moves are being shown. */
  busy = $state(false);
  /** How far back one looks; the scene then. */
  back = $state(0);
  earlier = $state.raw<Scene | null>(null);
  connection = $state<'joining' | 'up' | 'down' | 'gone'>('joining');
  /** Something to tell until the next thing happens. */
  notice = $state.raw<Said | null>(null);
  /** Why not? Shown with its source. */
  why = $state.raw<Refusal | null>(null);
  /** The last thing said aloud. */
  heard = $state.raw<{ said: Said; seat: number | null } | null>(null);
  /** The table cards that somebody is about to take. */
  going = $state.raw<ReadonlySet<Card>>(new Set());
  /** How the match stands as far as it has been shown. */
  match = $state.raw<Match | null>(null);
  /** The promise about the pack, as it was given before the deal. */
  promised = '';
  #promisedFor = 0;
  /** The happenings of this deal that have been shown. */
  told = $state(0);

  readonly choice: Choice;
  readonly motion = new Motion();
  readonly #line: Line;
  #queue: Seen[] = [];
  /** Resolves when everything that came has been shown. */
  #shown: Promise<void> = Promise.resolve();
  /** How far back one has asked to look. */
  #wanted = 0;
  /** A command is on its way; pressed twice, it is given once. */
  #acting = false;
  #hurry = false;
  #wakeUp: () => void = () => undefined;

  constructor(readonly table: string, readonly token: string) {
    this.choice = new Choice((wish) => this.ask(wish), () => this.seen?.version ?? 0, (why) => (this.notice = why));
    this.#line = new Line(
      {
        seen: (seen) => this.#arrived(seen),
        state: (state) => (this.connection = state),
      },
      () => new WebSocket(lineAddress(table, token)) as unknown as Socket,
    );
  }

  close(): void {
    this.#line.close();
    this.motion.stop();
  }

  wake(): void {
    this.#line.wake();
  }

  ask(wish: Wish): Promise<Answer> {
    return this.#line.ask(wish);
  }

  // What is shown

  /** The scene on the screen: now, or as it was. */
  get shown(): Scene | null {
    return this.earlier ?? this.scene;
  }

  get mine(): boolean {
    return !this.busy && !this.back && !!this.seen && this.scene?.to_act === this.seen.seat;
  }

  /** The happenings so far that have been shown, first things first. */
  get talk(): readonly Happening[] {
    const talk = this.seen?.scene.talk ?? [];
    return this.busy ? talk.slice(0, this.told) : talk;
  }

  /** The last move that was made. */
  get lastMove(): Played | null {
    return this.talk.findLast((one): one is Played => one.what === 'played') ?? null;
  }

  #arrived(seen: Seen): void {
    if (this.seen && seen.version < this.seen.version) return;
    const first = this.seen === null;
    const again = this.seen?.version === seen.version;
    if (!this.promised || this.#promisedFor !== seen.match.deal) {
      this.promised = seen.promise.commitment;
      this.#promisedFor = seen.match.deal;
    }
    this.seen = seen;
    if (first || again || seen.fresh === 0) {
      this.#queue = [];
      if (!this.busy) this.#settle(seen, !first && !again);
      else this.#queue.push(seen);
      return;
    }
    this.#queue.push(seen);
    if (!this.busy) this.#shown = this.#show();
  }

  #settle(seen: Seen, moving = false): void {
    const change = (): void => {
      this.scene = settled(this.scene, seen.scene);
      this.match = seen.match;
      this.told = seen.scene.talk.length;
    };
    if (moving) void this.motion.change(change);
    else change();
    this.choice.keep(seen.scene);
  }

  /** Show what has come, move by move, at the reader's pace. */
  async #show(): Promise<void> {
    this.busy = true;
    this.#leaveBack();
    this.notice = null;
    for (let seen = this.#queue.shift(); seen; seen = this.#queue.shift()) {
      const fresh = seen.fresh ? seen.scene.talk.slice(-seen.fresh) : [];
      this.told = seen.scene.talk.length - fresh.length;
      for (const happening of fresh) {
        await this.#tell(seen, happening);
        this.told += 1;
      }
      const change = (): void => {
        this.scene = settled(this.scene, seen.scene);
        this.match = seen.match;
      };
      await this.motion.change(change, fresh.find((one) => one.what === 'dealt') ? seen : null);
    }
    this.going = new Set();
    this.#hurry = false;
    this.busy = false;
    if (this.seen) this.choice.keep(this.seen.scene);
  }

  async #tell(seen: Seen, happening: Happening): Promise<void> {
    if (happening.what === 'played') await this.#played(seen, happening);
    else if (happening.what === 'residue') await this.#residue(seen, happening);
    else this.heard = { said: happening.said, seat: happening.seat };
    if (happening.what === 'dealt') playSound('deal');
  }

  async #played(seen: Seen, played: Played): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const mine = played.seat === seen.seat;
    if (!mine) {
      this.scene = { ...scene, to_act: played.seat };
      await this.#pause(settings.pause);
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
      await this.motion.capture(played, mine, side, () => this.#pause(look), () => {
        this.going = new Set();
        this.scene = next;
      });
    } else {
      playSound('lay');
      await this.motion.change(() => (this.scene = next), null, { card: played.card, seat: played.seat, mine });
    }
  }

  async #residue(seen: Seen, residue: Residue): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const side = residue.seat === null ? null : sideOf(seen, residue.seat);
    await this.#pause(settings.pause * 0.6);
    this.heard = { said: residue.said, seat: residue.seat };
    await this.motion.gather(residue.cards, side, () => (this.scene = afterResidue(scene, residue, side)));
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#hurry || milliseconds <= 0 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Nobody waits for pictures: finish what is being shown. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurry = true;
    this.#wakeUp();
    this.motion.finish();
  }

  // What the player asks for

  /** Press a card of the hand: choose it, or no longer. */
  press(card: Card): void {
    this.hurry();
    this.#leaveBack();
    this.notice = null;
    playSound('tap');
    if (this.choice.card === card) this.choice.drop();
    else void this.#shown.then(() => this.#choose(card));
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
    if (this.#acting) return false;
    await this.choice.settled;
    const move = which(this.choice);
    if (move) await this.#do({ type: 'move', version: this.seen?.version ?? 0, text: move });
    return move !== null;
  }

  undo(): Promise<void> {
    this.hurry();
    return this.#do({ type: 'undo', version: this.seen?.version ?? 0 }, { id: 'terminal-taken-back', args: {} });
  }

  deal(): Promise<void> {
    return this.#do({ type: 'deal', version: this.seen?.version ?? 0 });
  }

  call(call: 'claim' | 'resign'): Promise<void> {
    return this.#do({ type: 'call', version: this.seen?.version ?? 0, call });
  }

  /** Another match with the same players: its table and seat. */
  async again(): Promise<{ table: string; seat: string } | null> {
    const answer = await this.ask({ type: 'again', version: this.seen?.version ?? 0 });
    if (answer.type === 'opened') return answer;
    this.#answered(answer);
    return null;
  }

  /** Look at the table as it was, further back or less far. */
  async look(steps: number): Promise<void> {
    this.hurry();
    this.#wanted = Math.max(0, this.#wanted + steps);
    const wanted = this.#wanted;
    if (!wanted) {
      await this.motion.change(() => this.#leaveBack());
      return;
    }
    const answer = await this.ask({ type: 'back', version: this.seen?.version ?? 0, steps: wanted });
    // Pressed again meanwhile: only the last wish counts.
    if (this.#wanted !== wanted) return;
    if (answer.type !== 'earlier') {
      this.#wanted = this.back;
      this.#answered(answer);
      return;
    }
    this.#wanted = answer.steps;
    if (!answer.steps) {
      this.notice = { id: 'terminal-nothing-back', args: {} };
      return;
    }
    this.choice.drop();
    await this.motion.change(() => {
      this.back = answer.steps;
      this.earlier = settled(this.shown, answer.scene);
    });
  }

  #leaveBack(): void {
    this.#wanted = 0;
    this.back = 0;
    this.earlier = null;
  }

  async #do(wish: Wish, then?: Said): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    const answer = await this.ask(wish).finally(() => (this.#acting = false));
    if (answer.type === 'done' && then) this.notice = then;
    this.#answered(answer);
  }

  #answered(answer: Answer): void {
    if (answer.type === 'refused') this.why = answer.refusal;
    if (answer.type === 'failed') this.notice = answer.why;
  }
}
