import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BankId, type BankSnapshot } from '#contract/sandbox';
import type { BankDate } from '#contract/shared/dates';
import { bankDate } from '#contract/shared/dates';
import { type Clock, clockOrigin, startClock } from '../calendar/clock';
import type { DueHandlers } from '../due/due-work';
import { ledgerProblems } from '../ledger/invariants';
import { openBankAccounts } from '../ledger/ledger';
import { Refusal } from '../refusal/refusal';
import { type AnyCollection, State } from '../store/collection';
import { KeptStore } from '../store/kept';
import { lockFolder } from '../store/lock';
import { copyState, loadState, Store } from '../store/store';
import { Reader, Transaction } from '../store/transaction';
import { Bank } from './bank';

/** The bank of requests that name none. */
export const DEMO_BANK = 'demo';

/** What `export` gives and `import` takes. */
const EXPORT_VERSION = 1;

/** Seeds are made once for each bank date; this many stay ready. */
const SEEDS_KEPT = 8;

export type BankSettings = {
  collections: readonly AnyCollection[];
  handlers: DueHandlers;
  seedBank: (tx: Transaction, today: BankDate) => void;
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
    if (this.#banks.has(id)) {
      throw new Refusal('0000', { field: 'id', description: `Ya existe un banco ${id}.` });
    }
    return this.#add(id, options.now ?? null, options.keep ?? false);
  }

  /** Back to the seed, with the clock as it was when the bank was made. Sessions stay. */
  async reset(id: string): Promise<Bank> {
    const bank = this.get(id);
    await this.#replace(bank, this.#fresh(clockOrigin(bank.read)));
    return bank;
  }

  export(id: string): BankSnapshot {
    const records = this.get(id).store.dump();
    return {
      version: EXPORT_VERSION,
      records: Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, [...rows]])),
    };
  }

  /** Takes a state from outside; refused whole where a record or the ledger does not hold. */
  async import(id: string, snapshot: BankSnapshot): Promise<Bank> {
    const bank = this.get(id);
    await this.#replace(bank, checkedState(this.#settings.collections, snapshot));
    return bank;
  }

  async delete(id: string): Promise<void> {
    this.get(id);
    if (id === DEMO_BANK) {
      throw new Refusal('0000', {
        field: 'bank',
        description: 'El banco demo no se puede borrar; reinícialo.',
      });
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
    const kept = keep && dataDir ? await this.#openKept(join(dataDir, id), now) : null;
    if (kept) {
      kept.store.transact(openBankAccounts);
      this.#kept.set(id, kept);
    }
    const bank = new Bank(id, kept?.store ?? new Store(collections, this.#fresh(now)), wall, handlers);
    this.#banks.set(id, bank);
    return bank;
  }

  #openKept(folder: string, now: number | null): Promise<KeptStore> {
    return KeptStore.open({
      folder,
      collections: this.#settings.collections,
      seed: () => this.#fresh(now),
      problemsOf: (state) => ledgerProblems(new Reader(state)),
    });
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
    const seed = this.#seeds.get(today) ?? this.#makeSeed(today);
    const state = copyState(this.#settings.collections, seed);
    const tx = new Transaction(state);
    if (now !== null) startClock(tx, now);
    this.#settings.seedFromNow?.(tx, begins);
    return state;
  }

  #makeSeed(today: BankDate): State {
    const state = new State();
    this.#settings.seedBank(new Transaction(state), today);
    const [oldest] = this.#seeds.keys();
    if (oldest && this.#seeds.size >= SEEDS_KEPT) this.#seeds.delete(oldest);
    this.#seeds.set(today, state);
    return state;
  }
}

function checkedState(collections: readonly AnyCollection[], snapshot: BankSnapshot): State {
  const refused = (description: string) => new Refusal('0000', { field: 'records', description });
  if (snapshot.version !== EXPORT_VERSION) {
    throw new Refusal('0000', { field: 'version', description: `Se espera la versión ${EXPORT_VERSION}.` });
  }
  let state: State;
  try {
    state = loadState(collections, snapshot.records);
  } catch (error) {
    throw refused(error instanceof Error ? error.message.slice(0, 300) : 'No se pudo leer.');
  }
  const [problem] = ledgerProblems(new Reader(state));
  if (problem) throw refused(problem);
  return state;
}
