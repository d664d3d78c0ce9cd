import type { BankDate } from '#contract/domain/dates';
import { State } from '../storage/collection';
import { Transaction } from '../storage/transaction';
import { Queue } from '../tasks/queue';
import { runInSlices, runSync, type Task } from '../tasks/task';

const MAX_SEEDS = 4;

export class Seeds {
  readonly #seedBank: (tx: Transaction, today: BankDate) => Task<void>;
  readonly #queue = new Queue();
  readonly #ready = new Map<BankDate, State>();

  constructor(seedBank: (tx: Transaction, today: BankDate) => Task<void>) {
    this.#seedBank = seedBank;
  }

  of(day: BankDate): Promise<State> {
    return this.#queue.enqueue(async () => {
      const seed = this.#ready.get(day) ?? (await runInSlices(this.#createSeed(day)));
      this.#ready.delete(day);
      this.#ready.set(day, seed);
      return seed;
    });
  }

  /** Creates a missing seed synchronously, for start-up. */
  seedNow(day: BankDate): State {
    return this.#ready.get(day) ?? runSync(this.#createSeed(day));
  }

  *#createSeed(day: BankDate): Task<State> {
    const state = new State();
    yield* this.#seedBank(new Transaction(state), day);
    const [oldest] = this.#ready.keys();
    if (oldest && this.#ready.size >= MAX_SEEDS) this.#ready.delete(oldest);
    this.#ready.set(day, state);
    return state;
  }
}
