/* A move in the making: a card of the hand, what is selected on the table, and what the server says that means. */
import type { Card } from '../card/names';
import { keyOf } from '../lib/scene';
import type { Answer, Wish } from '../lib/line';
import type { Meaning, Said, Scene } from '../wire';

type Ask = (wish: Wish) => Promise<Answer>;
type Kind = 'capture' | 'build' | 'trail';

export class Choice {
  card = $state<Card | null>(null);
  loose = $state.raw<ReadonlySet<Card>>(new Set());
  builds = $state.raw<ReadonlySet<Card>>(new Set());
  /** What can go with the card at all. */
  canLoose = $state.raw<ReadonlySet<Card>>(new Set());
  canBuilds = $state.raw<ReadonlySet<Card>>(new Set());
  meaning = $state.raw<Meaning | null>(null);
  /** Resolves when the meaning is that of the selection. */
  settled: Promise<void> = Promise.resolve();
  #turn = 0;

  constructor(
    private readonly ask: Ask,
    private readonly version: () => number,
    private readonly failed: (why: Said) => void,
  ) {}

  get selected(): number {
    return this.loose.size + this.builds.size;
  }

  /** Choose a card of the hand; what it takes most of is selected at once, or only what is given. */
  choose(card: Card, only?: { loose: readonly Card[]; builds: readonly Card[] }): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.card = card;
    this.loose = new Set(only?.loose);
    this.builds = new Set(only?.builds);
    this.canLoose = new Set();
    this.canBuilds = new Set();
    this.meaning = null;
    this.settled = this.#choose(card, turn, only === undefined);
    return this.settled;
  }

  async #choose(card: Card, turn: number, preselect: boolean): Promise<void> {
    const answer = await this.ask({ type: 'choose', version: this.version(), card });
    if (this.#turn !== turn && this.card !== card) return;
    if (answer.type === 'failed') this.#fail(answer.why);
    if (answer.type === 'refused') this.#fail(answer.refusal.why);
    if (answer.type !== 'chosen') return;
    this.canLoose = new Set(answer.loose);
    this.canBuilds = new Set(answer.builds);
    if (this.#turn !== turn) return;
    if (preselect) this.#take(answer.meaning);
    else await this.#pick();
  }

  /** Select something on the table, or no longer. */
  toggle(card: Card, build: boolean): Promise<void> {
    if (!this.card) return this.settled;
    const set = new Set(build ? this.builds : this.loose);
    if (!set.delete(card)) set.add(card);
    if (build) this.builds = set;
    else this.loose = set;
    this.settled = this.#pick();
    return this.settled;
  }

  /** Nothing selected; without that, no card chosen either. */
  clear(): void {
    if (this.selected && this.card) {
      this.loose = new Set();
      this.builds = new Set();
      this.settled = this.#pick();
    } else {
      this.drop();
    }
  }

  drop(): void {
    this.#turn += 1;
    this.card = null;
    this.loose = new Set();
    this.builds = new Set();
    this.canLoose = new Set();
    this.canBuilds = new Set();
    this.meaning = null;
    this.settled = Promise.resolve();
  }

  /** The table has changed: what is still there stays chosen. A card of which nothing was heard yet is chosen again. */
  keep(scene: Scene): void {
    if (!this.card) return;
    if (!scene.hand.includes(this.card)) {
      this.drop();
      return;
    }
    if (!this.meaning && !this.selected) {
      void this.choose(this.card);
      return;
    }
    const loose = [...this.loose].filter((card) => scene.loose.includes(card));
    const builds = [...this.builds].filter((card) => scene.builds.some((build) => keyOf(build) === card));
    void this.choose(this.card, { loose, builds });
  }

  /** The first move of a kind that the selection allows, in notation. */
  first(kind: Kind): string | null {
    const { meaning } = this;
    if (!meaning) return null;
    if (kind === 'trail') return meaning.down?.move ?? null;
    return meaning.moves.find((offer) => offer.kind === kind)?.move ?? null;
  }

  async #pick(): Promise<void> {
    const { card } = this;
    if (!card) return;
    this.#turn += 1;
    const turn = this.#turn;
    const answer = await this.ask({
      type: 'pick', version: this.version(), card, loose: [...this.loose], builds: [...this.builds],
    });
    if (this.#turn !== turn) return;
    if (answer.type === 'picked') this.#take(answer.meaning);
    else if (answer.type === 'failed') this.#fail(answer.why);
    else if (answer.type === 'refused') this.#fail(answer.refusal.why);
  }

  #take(meaning: Meaning): void {
    this.meaning = meaning;
    this.loose = new Set(meaning.loose);
    this.builds = new Set(meaning.builds);
  }

  #fail(why: Said): void {
    this.drop();
    this.failed(why);
  }
}
