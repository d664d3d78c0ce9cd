import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BankId, type BankSnapshot } from '#contract/sandbox';
import type { BankDate } from '#contract/shared/dates';
import { bankDate } from '#contract/shared/dates';
import { type Clock, clockOrigin, startClock } from '../calendar/clock';
import type { DueHandlers } from '../due/due-work';
import { openBankAccounts } from '../ledger/ledger';
import { fieldRefusal, Refusal } from '../refusal/refusal';
import { type AnyCollection, State } from '../store/collection';
import { KeptStore, SNAPSHOT_VERSION } from '../store/kept';
import { lockFolder } from '../store/lock';
import { copyState, Store } from '../store/store';
import { Transaction } from '../store/transaction';
import { Queue } from '../turns/queue';
import { atOnce, inTurns, type Steps } from '../turns/turns';
import { type Aside, backFrom, changesSince, idle, onlyClock } from './aside';
import { Bank } from './bank';
import { Incoming } from './incoming';

/** The bank of requests that name none. */
export const DEMO_BANK = 'demo';

/** Seeds are made once for each bank date; those that were used last stay ready. */
const SEEDS_KEPT = 4;
/**
 * Of the banks in memory so many are at hand, on so many days: each costs what it has changed, each day about fifteen
 * megabytes. The others are put aside as what they have changed, and are there again when they are called.
 */
const MOST_AT_HAND = 100;
const MOST_DAYS = 6;
/** Beyond so many the one that nobody has called for longest is gone. */
const MOST_BANKS = 1_000;

export type BankSettings = {
  collections: readonly AnyCollection[];
  handlers: DueHandlers;
  /** Fills a new bank, in steps. */
  seedBank: (tx: Transaction, today: BankDate) => Steps<void>;
  /** What of the seed hangs on the minute at which a bank begins. */
  seedFromNow?: (tx: Transaction, now: number) => void;
  wall: Clock;
  /** Where kept banks live; without it every bank lives in memory. */
  dataDir?: string;
};

/** Every bank of this process. */
export class Banks {
  readonly #settings: BankSettings;
  readonly #banks = new Map<string, Bank>();
  readonly #kept = new Map<string, KeptStore>();
  readonly #seeds = new Map<BankDate, State>();
  readonly #planting = new Queue();
  /** The day and the seed with which a state began. */
  readonly #origins = new WeakMap<State, { day: BankDate; seed: State }>();
  readonly #aside = new WeakMap<Bank, { day: BankDate; changes: Aside }>();
  #unlock: () => Promise<void> = async () => undefined;
  #created = 0;

  private constructor(settings: BankSettings) {
    this.#settings = settings;
  }

  /** Opens the banks on disk, and `demo`. */
  static async open(settings: BankSettings): Promise<Banks> {
    const banks = new Banks(settings);
    if (settings.dataDir) {
      await mkdir(settings.dataDir, { recursive: true });
      banks.#unlock = await lockFolder(settings.dataDir);
      const folders = await readdir(settings.dataDir, { withFileTypes: true });
      // Other folders, such as what was left over of a file, are nobody's bank.
      for (const folder of folders)
        if (folder.isDirectory() && BankId.safeParse(folder.name).success)
          await banks.#add(folder.name, null, true);
    }
    if (!banks.#banks.has(DEMO_BANK)) await banks.#add(DEMO_BANK, null, true);
    for (const bank of banks.#banks.values()) bank.catchUp();
    return banks;
  }

  get all(): readonly Bank[] {
    return [...this.#banks.values()];
  }

  has(id: string): boolean {
    return this.#banks.has(id);
  }

  /** Whether a bank outlives the process. */
  isKept(id: string): boolean {
    return this.#kept.has(id);
  }

  get(id: string): Bank {
    const bank = this.#banks.get(id);
    if (!bank) throw new Refusal('CZ_BANK_NOT_FOUND');
    return bank;
  }

  /** Resolves when a bank can be called; null where it can at once. */
  ready(bank: Bank): Promise<void> | null {
    return bank.queue.over || this.#aside.has(bank) ? this.#whenReady(bank) : null;
  }

  async #whenReady(bank: Bank): Promise<void> {
    while (bank.queue.over) await bank.queue.over;
    if (!this.#aside.has(bank)) return;
    await bank.queue.alone(() => this.#bringBack(bank));
    this.#makeRoom();
  }

  async #bringBack(bank: Bank): Promise<void> {
    const aside = this.#aside.get(bank);
    if (!aside) return;
    const seed = await this.#seedOf(aside.day);
    const state = backFrom(this.#settings.collections, seed, aside.changes);
    this.#origins.set(state, { day: aside.day, seed });
    bank.store.replace(state);
    bank.usedAt = performance.now();
    this.#aside.delete(bank);
  }

  /** Puts aside what is idle for longest, where too much is at hand. Who was imported has no seed to go back to. */
  #makeRoom(): void {
    const days = new Set<BankDate>();
    const inMemory = idle(this.all.filter(({ id }) => id !== DEMO_BANK && !this.#kept.has(id)));
    inMemory.forEach((bank, index) => {
      const origin = this.#origins.get(bank.store.state);
      if (!origin) return;
      days.add(origin.day);
      if (index < MOST_AT_HAND && days.size <= MOST_DAYS) return;
      const changes = changesSince(this.#settings.collections, origin.seed, bank.store.state);
      this.#aside.set(bank, { day: origin.day, changes });
      bank.store.replace(onlyClock(bank.read));
    });
    for (const { id } of inMemory.slice(MOST_BANKS)) this.#banks.delete(id);
  }

  /** A fresh bank; its clock stands still at `now` where that is given. */
  async create(options: { id?: string; now?: number; keep?: boolean }): Promise<Bank> {
    const id = options.id ?? this.#freeId();
    if (this.#banks.has(id)) throw taken(id);
    await this.#seedOf(this.#dayOf(options.now ?? null));
    if (this.#banks.has(id)) throw taken(id);
    const bank = await this.#add(id, options.now ?? null, options.keep ?? false);
    this.#makeRoom();
    return bank;
  }

  /** Back to the seed, with the clock as it was when the bank was made. Sessions stay. */
  async reset(id: string): Promise<Bank> {
    const bank = this.get(id);
    await bank.queue.alone(async () => {
      await this.#seedOf(this.#dayOf(clockOrigin(bank.read)));
      await this.#replace(bank, this.#fresh(clockOrigin(bank.read)));
    });
    return bank;
  }

  async export(id: string): Promise<BankSnapshot> {
    const bank = this.get(id);
    await this.ready(bank);
    const records = bank.store.dump();
    return {
      version: SNAPSHOT_VERSION,
      records: Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, [...rows]])),
    };
  }

  /** What takes the rows up that a bank is to have instead of its own. */
  incoming(id: string): Incoming {
    this.get(id);
    return new Incoming(this.#settings);
  }

  /** Takes a state from outside; refused whole where a record or the ledger does not hold. */
  async import(id: string, version: number, incoming: Incoming): Promise<Bank> {
    const bank = this.get(id);
    if (version !== SNAPSHOT_VERSION) {
      throw fieldRefusal('version', `Se espera la versión ${SNAPSHOT_VERSION}.`);
    }
    const state = await incoming.whole();
    await bank.queue.alone(async () => {
      await this.#replace(bank, state);
      await bank.catchUpInTurns();
    });
    return bank;
  }

  async delete(id: string): Promise<void> {
    this.get(id);
    if (id === DEMO_BANK) {
      throw fieldRefusal('bank', 'El banco demo no se puede borrar; reinícialo.');
    }
    this.#banks.delete(id);
    const kept = this.#kept.get(id);
    if (!kept || !this.#settings.dataDir) return;
    this.#kept.delete(id);
    await kept.close();
    await rm(join(this.#settings.dataDir, id), { recursive: true });
  }

  async close(): Promise<void> {
    for (const kept of this.#kept.values()) await kept.close();
    await this.#unlock();
  }

  #freeId(): string {
    do this.#created += 1;
    while (this.#banks.has(`b${this.#created}`));
    return `b${this.#created}`;
  }

  async #add(id: string, now: number | null, keep: boolean): Promise<Bank> {
    const { collections, wall, handlers, dataDir } = this.#settings;
    const kept =
      keep && dataDir ? await KeptStore.open(join(dataDir, id), collections, () => this.#fresh(now)) : null;
    if (kept) {
      kept.store.transact(openBankAccounts);
      this.#kept.set(id, kept);
    }
    const bank = new Bank(id, kept?.store ?? new Store(collections, this.#fresh(now)), wall, handlers);
    this.#banks.set(id, bank);
    return bank;
  }

  async #replace(bank: Bank, state: State): Promise<void> {
    const kept = this.#kept.get(bank.id);
    if (kept) await kept.replace(state);
    else bank.store.replace(state);
    this.#aside.delete(bank);
  }

  /** A copy of the seed of a day; the rows are shared with it. */
  #fresh(now: number | null): State {
    const begins = now ?? this.#settings.wall();
    const day = bankDate(begins);
    const seed = this.#seeds.get(day) ?? atOnce(this.#plant(day));
    const state = copyState(this.#settings.collections, seed);
    this.#origins.set(state, { day, seed });
    const tx = new Transaction(state);
    if (now !== null) startClock(tx, now);
    this.#settings.seedFromNow?.(tx, begins);
    return state;
  }

  #dayOf(now: number | null): BankDate {
    return bankDate(now ?? this.#settings.wall());
  }

  /** The seed of a day; planted in turns where it is not there yet, so that others are served meanwhile. */
  #seedOf(day: BankDate): Promise<State> {
    return this.#planting.alone(async () => {
      const seed = this.#seeds.get(day) ?? (await inTurns(this.#plant(day)));
      // What was used last goes last.
      this.#seeds.delete(day);
      this.#seeds.set(day, seed);
      return seed;
    });
  }

  *#plant(day: BankDate): Steps<State> {
    const state = new State();
    yield* this.#settings.seedBank(new Transaction(state), day);
    const [oldest] = this.#seeds.keys();
    if (oldest && this.#seeds.size >= SEEDS_KEPT) this.#seeds.delete(oldest);
    this.#seeds.set(day, state);
    return state;
  }
}

const taken = (id: string) => fieldRefusal('id', `Ya existe un banco ${id}.`);
