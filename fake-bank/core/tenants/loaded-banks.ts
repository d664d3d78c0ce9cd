import { type BankDate, bankDate } from '#contract/domain/dates';
import { openClock, startClock } from '../calendar/clock';
import type { AnyCollection, State } from '../storage/collection';
import { copyState } from '../storage/store';
import { Transaction } from '../storage/transaction';
import { runInSlices, runSync } from '../tasks/task';
import type { Bank } from './bank';
import { changesSince, clockOnlyState, type EvictedChanges, idleBanks, restoreState } from './eviction';
import { type Origin, SavedBanks } from './saved-banks';
import { Seeds } from './seeds';
import type { BankSettings } from './settings';

/** Limits of loaded in-memory banks and of their dates (about 15 MB per seed); others are evicted. */
const MAX_LOADED = 100;
const MAX_DAYS = 6;
/** The least recently used banks beyond this limit are deleted. */
const MAX_BANKS = 1_000;

export class LoadedBanks {
  readonly #settings: BankSettings;
  readonly #collections: readonly AnyCollection[];
  readonly #seeds: Seeds;
  readonly savedBanks: SavedBanks;
  readonly #origins = new WeakMap<State, Origin>();
  readonly #evicted = new WeakMap<Bank, { day: BankDate; changes: EvictedChanges }>();

  constructor(settings: BankSettings) {
    this.#settings = settings;
    this.#collections = settings.collections;
    this.#seeds = new Seeds(settings.seedBank);
    this.savedBanks = new SavedBanks(settings.collections, this.#seeds, this.#origins);
  }

  /** Prepares the seed of a bank that begins at `now`, by default the system's time. */
  async prepareSeed(now: number | null): Promise<void> {
    await this.#seeds.of(bankDate(now ?? this.#settings.systemClock()));
  }

  fresh(now: number | null): State {
    const startTime = now ?? this.#settings.systemClock();
    const day = bankDate(startTime);
    const seed = this.#seeds.seedNow(day);
    const state = copyState(this.#collections, seed);
    this.#origins.set(state, { day, seed });
    const tx = new Transaction(state);
    if (now === null) openClock(tx);
    else startClock(tx, now);
    this.#settings.seedFromNow?.(tx, startTime);
    return state;
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
    const state = await runInSlices(restoreState(this.#collections, seed, evicted.changes));
    this.#origins.set(state, { day: evicted.day, seed });
    bank.store.replace(state);
    bank.usedAt = performance.now();
    this.#evicted.delete(bank);
  }

  /** Evicts idle banks with a seed beyond the limits (imported banks have none); returns the banks to delete. */
  makeRoom(inMemory: readonly Bank[]): readonly Bank[] {
    const days = new Set<BankDate>();
    const banksByUse = idleBanks(inMemory);
    banksByUse.forEach((bank, index) => {
      const origin = this.#origins.get(bank.store.state);
      if (!origin) return;
      days.add(origin.day);
      if (index < MAX_LOADED && days.size <= MAX_DAYS) return;
      const changes = runSync(changesSince(this.#collections, origin.seed, bank.store.state));
      this.#evicted.set(bank, { day: origin.day, changes });
      bank.store.replace(clockOnlyState(bank.read));
      this.savedBanks.compactAllOf(bank);
    });
    return banksByUse.slice(MAX_BANKS);
  }
}
