import type { BankDate } from '#contract/domain/dates';
import { type Clock, clockMode, setClock } from '../calendar/clock';
import type { AnyCollection, State } from '../storage/collection';
import { copyState } from '../storage/store';
import { Transaction } from '../storage/transaction';
import { Queue } from '../tasks/queue';
import { runInSlices } from '../tasks/task';
import type { Bank } from './bank';
import { changesSince, type EvictedChanges, restoreState } from './eviction';
import type { Seeds } from './seeds';

export type Origin = { day: BankDate; seed: State };

/** Rows of a bank at a moment: whole, or as changes since the seed. */
export type SavedBank = {
  readonly bank: Bank;
  readonly now: number;
  rows: { state: State } | { day: BankDate; changes: EvictedChanges };
};

/** Whole states cost a copy of each list that is written later, about 1 MB; the least recently used are compacted. */
const MAX_WHOLE = 100;

export class SavedBanks {
  readonly #collections: readonly AnyCollection[];
  readonly #seeds: Seeds;
  readonly #origins: WeakMap<State, Origin>;
  /** Least recently used first. Excludes banks without a seed, which are never compacted. */
  readonly #whole = new Set<SavedBank>();
  readonly #compacting = new Queue();

  constructor(collections: readonly AnyCollection[], seeds: Seeds, origins: WeakMap<State, Origin>) {
    this.#collections = collections;
    this.#seeds = seeds;
    this.#origins = origins;
  }

  save(bank: Bank): SavedBank {
    const savedBank = { bank, now: bank.now, rows: { state: this.#copy(bank.store.state) } };
    this.#use(savedBank);
    return savedBank;
  }

  /** A shifted clock continues from the time at which the bank was saved. */
  async stateOf(savedBank: SavedBank, systemClock: Clock): Promise<State> {
    const state = await this.rowsOf(savedBank);
    const tx = new Transaction(state);
    if (clockMode(tx) === 'shifted') setClock(tx, systemClock, 'shifted', savedBank.now);
    return state;
  }

  /** Returns a copy that the caller may change. */
  async rowsOf(savedBank: SavedBank): Promise<State> {
    const { rows } = savedBank;
    if ('state' in rows) {
      this.#use(savedBank);
      return this.#copy(rows.state);
    }
    const seed = await this.#seeds.of(rows.day);
    const state = await runInSlices(restoreState(this.#collections, seed, rows.changes));
    this.#origins.set(state, { day: rows.day, seed });
    return state;
  }

  forget(savedBank: SavedBank): void {
    this.#whole.delete(savedBank);
  }

  forgetAllOf(bank: Bank): void {
    for (const savedBank of this.#whole) if (savedBank.bank === bank) this.forget(savedBank);
  }

  compactAllOf(bank: Bank): void {
    for (const savedBank of this.#whole) if (savedBank.bank === bank) this.#compact(savedBank);
  }

  #copy(from: State): State {
    const state = copyState(this.#collections, from);
    const origin = this.#origins.get(from);
    if (origin) this.#origins.set(state, origin);
    return state;
  }

  #use(savedBank: SavedBank): void {
    if (!('state' in savedBank.rows && this.#origins.has(savedBank.rows.state))) return;
    this.#whole.delete(savedBank);
    this.#whole.add(savedBank);
    for (const oldest of this.#whole) {
      if (this.#whole.size <= MAX_WHOLE) return;
      this.#compact(oldest);
    }
  }

  /** In the background: the snapshot can be used meanwhile. */
  #compact(savedBank: SavedBank): void {
    this.#whole.delete(savedBank);
    if (!('state' in savedBank.rows)) return;
    const { state } = savedBank.rows;
    const origin = this.#origins.get(state);
    if (!origin) return;
    void this.#compacting.enqueue(async () => {
      const changes = await runInSlices(changesSince(this.#collections, origin.seed, state));
      savedBank.rows = { day: origin.day, changes };
    });
  }
}
