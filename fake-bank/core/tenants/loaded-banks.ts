import type { BankDate } from '#contract/domain/dates';
import type { AnyCollection, State } from '../storage/collection';
import type { Bank } from './bank';
import { changesSince, type EvictedChanges, idleBanks, onlyClock, restoreState } from './eviction';
import type { Seeds } from './seeds';

/** The day and the seed with which a state began. */
type Origin = { day: BankDate; seed: State };

/**
 * Of the banks in memory so many are at hand, on so many days: each costs what it has changed, each day about fifteen
 * megabytes. The others are put aside as what they have changed, and are there again when they are called.
 */
const MOST_AT_HAND = 100;
const MOST_DAYS = 6;
/** Beyond so many the one that nobody has called for longest is gone. */
const MOST_BANKS = 1_000;

/** Which banks in memory are at hand, and what the others have changed. */
export class LoadedBanks {
  readonly #collections: readonly AnyCollection[];
  readonly #seeds: Seeds;
  readonly #origins = new WeakMap<State, Origin>();
  readonly #aside = new WeakMap<Bank, { day: BankDate; changes: EvictedChanges }>();

  constructor(collections: readonly AnyCollection[], seeds: Seeds) {
    this.#collections = collections;
    this.#seeds = seeds;
  }

  began(state: State, origin: Origin): void {
    this.#origins.set(state, origin);
  }

  isEvicted(bank: Bank): boolean {
    return this.#aside.has(bank);
  }

  /** It has another state now: what was put aside counts no more. */
  forget(bank: Bank): void {
    this.#aside.delete(bank);
  }

  async restore(bank: Bank): Promise<void> {
    const aside = this.#aside.get(bank);
    if (!aside) return;
    const seed = await this.#seeds.of(aside.day);
    const state = restoreState(this.#collections, seed, aside.changes);
    this.#origins.set(state, { day: aside.day, seed });
    bank.store.replace(state);
    bank.usedAt = performance.now();
    this.#aside.delete(bank);
  }

  /**
   * Puts aside what is idle for longest, where too much is at hand; answers those that are too many even so. Who was
   * imported has no seed to go back to.
   */
  makeRoom(inMemory: readonly Bank[]): readonly Bank[] {
    const days = new Set<BankDate>();
    const byUse = idleBanks(inMemory);
    byUse.forEach((bank, index) => {
      const origin = this.#origins.get(bank.store.state);
      if (!origin) return;
      days.add(origin.day);
      if (index < MOST_AT_HAND && days.size <= MOST_DAYS) return;
      const changes = changesSince(this.#collections, origin.seed, bank.store.state);
      this.#aside.set(bank, { day: origin.day, changes });
      bank.store.replace(onlyClock(bank.read));
    });
    return byUse.slice(MOST_BANKS);
  }
}
