import type { BankDate } from '#contract/domain/dates';
import type { AnyCollection, State } from '../storage/collection';
import type { Bank } from './bank';
import { changesSince, type EvictedChanges, idleBanks, onlyClock, restoreState } from './eviction';
import type { Seeds } from './seeds';

type Origin = { day: BankDate; seed: State };

/** Limits of loaded in-memory banks and of their dates (about 15 MB per seed); others are evicted. */
const MAX_LOADED = 100;
const MAX_DAYS = 6;
/** The least recently used banks beyond this limit are deleted. */
const MAX_BANKS = 1_000;

export class LoadedBanks {
  readonly #collections: readonly AnyCollection[];
  readonly #seeds: Seeds;
  readonly #origins = new WeakMap<State, Origin>();
  readonly #evicted = new WeakMap<Bank, { day: BankDate; changes: EvictedChanges }>();

  constructor(collections: readonly AnyCollection[], seeds: Seeds) {
    this.#collections = collections;
    this.#seeds = seeds;
  }

  began(state: State, origin: Origin): void {
    this.#origins.set(state, origin);
  }

  isEvicted(bank: Bank): boolean {
    return this.#evicted.has(bank);
  }

  forget(bank: Bank): void {
    this.#evicted.delete(bank);
  }

  async restore(bank: Bank): Promise<void> {
    const evicted = this.#evicted.get(bank);
    if (!evicted) return;
    const seed = await this.#seeds.of(evicted.day);
    const state = restoreState(this.#collections, seed, evicted.changes);
    this.#origins.set(state, { day: evicted.day, seed });
    bank.store.replace(state);
    bank.usedAt = performance.now();
    this.#evicted.delete(bank);
  }

  /** Evicts idle banks beyond the limits (imported ones have no seed) and returns those to delete. */
  makeRoom(inMemory: readonly Bank[]): readonly Bank[] {
    const days = new Set<BankDate>();
    const byUse = idleBanks(inMemory);
    byUse.forEach((bank, index) => {
      const origin = this.#origins.get(bank.store.state);
      if (!origin) return;
      days.add(origin.day);
      if (index < MAX_LOADED && days.size <= MAX_DAYS) return;
      const changes = changesSince(this.#collections, origin.seed, bank.store.state);
      this.#evicted.set(bank, { day: origin.day, changes });
      bank.store.replace(onlyClock(bank.read));
    });
    return byUse.slice(MAX_BANKS);
  }
}
