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
import { Bank } from './bank';
import { Incoming } from './incoming';

/** The bank of requests that name none. */
export const DEMO_BANK = 'demo';

/** Seeds are made once for each bank date; this many stay ready. */
const SEEDS_KEPT = 8;

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

  /** A fresh bank; its clock stands still at `now` where that is given. */
  async create(options: { id?: string; now?: number; keep?: boolean }): Promise<Bank> {
    const id = options.id ?? this.#freeId();
    if (this.#banks.has(id)) throw taken(id);
    await this.#prepareSeed(options.now ?? null);
    if (this.#banks.has(id)) throw taken(id);
    return this.#add(id, options.now ?? null, options.keep ?? false);
  }

  /** Back to the seed, with the clock as it was when the bank was made. Sessions stay. */
  async reset(id: string): Promise<Bank> {
    const bank = this.get(id);
    await bank.queue.alone(async () => {
      await this.#prepareSeed(clockOrigin(bank.read));
      await this.#replace(bank, this.#fresh(clockOrigin(bank.read)));
    });
    return bank;
  }

  export(id: string): BankSnapshot {
    const records = this.get(id).store.dump();
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
  }

  /** A copy of the seed of a day; the rows are shared with it. */
  #fresh(now: number | null): State {
    const begins = now ?? this.#settings.wall();
    const today = bankDate(begins);
    const seed = this.#seeds.get(today) ?? atOnce(this.#plant(today));
    const state = copyState(this.#settings.collections, seed);
    const tx = new Transaction(state);
    if (now !== null) startClock(tx, now);
    this.#settings.seedFromNow?.(tx, begins);
    return state;
  }

  /** Plants the seed of a day in turns, where it is not there yet: others are served meanwhile. */
  #prepareSeed(now: number | null): Promise<void> {
    const today = bankDate(now ?? this.#settings.wall());
    return this.#planting.alone(async () => {
      if (!this.#seeds.has(today)) await inTurns(this.#plant(today));
    });
  }

  *#plant(today: BankDate): Steps<State> {
    const state = new State();
    yield* this.#settings.seedBank(new Transaction(state), today);
    const [oldest] = this.#seeds.keys();
    if (oldest && this.#seeds.size >= SEEDS_KEPT) this.#seeds.delete(oldest);
    this.#seeds.set(today, state);
    return state;
  }
}

const taken = (id: string) => fieldRefusal('id', `Ya existe un banco ${id}.`);
