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
import { type Disk, realDisk } from '../store/disk';
import { readFailure } from '../store/files';
import { KeptStore } from '../store/kept';
import { lockFolder } from '../store/lock';
import { holdsBank } from '../store/opening';
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
  /** Instead of this machine's. */
  disk?: Disk;
};

/** What is left of a bank that was deleted, until it is gone: no bank has such a name. */
const DELETED = '.deleted';

const taken = (id: string) => new Refusal('0000', { field: 'id', description: `Ya existe un banco ${id}.` });

/** Every bank of this process. */
export class Banks {
  readonly #settings: BankSettings;
  readonly #banks = new Map<string, Bank>();
  readonly #kept = new Map<string, KeptStore>();
  readonly #seeds = new Map<BankDate, State>();
  /** Being made or deleted: their names are taken. */
  readonly #moving = new Set<string>();
  /** Those on disk that cannot be opened. */
  readonly #shut = new Set<string>();
  #unlock: () => Promise<void> = async () => undefined;
  #created = 0;

  private constructor(settings: BankSettings) {
    this.#settings = settings;
  }

  /** Opens the banks on disk, and `demo`. One that is damaged stays shut, and the others do not suffer from it. */
  static async open(settings: BankSettings): Promise<Banks> {
    const banks = new Banks(settings);
    try {
      if (settings.dataDir) await banks.#openAll(settings.dataDir);
      if (!banks.#banks.has(DEMO_BANK)) (await banks.#add(DEMO_BANK, null, true)).catchUp();
    } catch (error) {
      await banks.close();
      throw error;
    }
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
    if (bank) return bank;
    if (!this.#shut.has(id)) throw new Refusal('CZ_BANK_NOT_FOUND');
    throw new Refusal('CZ_UNAVAILABLE', {
      description: `Los archivos del banco ${id} están dañados; la consola del servidor dice cuáles.`,
    });
  }

  /** A fresh bank; its clock stands still at `now` where that is given. */
  async create(options: { id?: string; now?: number; keep?: boolean }): Promise<Bank> {
    const id = options.id ?? this.#freeId();
    if (this.#isTaken(id)) throw taken(id);
    const now = options.now ?? null;
    return options.keep && this.#settings.dataDir ? this.#createKept(id, now) : this.#add(id, now, false);
  }

  /** Back to the seed, with the clock as it was when the bank was made. Sessions stay. */
  async reset(id: string): Promise<Bank> {
    const bank = this.get(id);
    await this.#replace(bank, this.#fresh(clockOrigin(bank.read)));
    return bank;
  }

  async export(id: string): Promise<BankSnapshot> {
    const { store } = this.get(id);
    const records = store.dump();
    await store.flushed();
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
    const bank = this.get(id);
    if (id === DEMO_BANK) {
      throw new Refusal('0000', {
        field: 'bank',
        description: 'El banco demo no se puede borrar; reinícialo.',
      });
    }
    this.#banks.delete(id);
    const kept = this.#kept.get(id);
    if (!kept) return;
    this.#kept.delete(id);
    this.#moving.add(id);
    try {
      await kept.close(() => this.#putAside(id));
    } catch {
      // It is as it was.
      this.#banks.set(id, bank);
      this.#kept.set(id, kept);
      throw new Refusal('CZ_UNAVAILABLE');
    } finally {
      this.#moving.delete(id);
    }
    // What stays here the next start takes away.
    await this.#disk.removeFolder(this.#folderOf(id) + DELETED).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept.values()].map((kept) => kept.close()));
    await this.#unlock();
  }

  get #disk(): Disk {
    return this.#settings.disk ?? realDisk;
  }

  #folderOf(id: string): string {
    return join(this.#settings.dataDir ?? '', id);
  }

  async #openAll(dataDir: string): Promise<void> {
    await this.#disk.makeFolder(dataDir).catch((error) => {
      throw new Error(`DATA_DIR: ${dataDir} cannot be a folder (${readFailure(error)}).`);
    });
    if (this.#disk === realDisk) this.#unlock = await lockFolder(dataDir);
    for (const name of await this.#disk.listFolders(dataDir)) {
      if (name.endsWith(DELETED)) await this.#disk.removeFolder(join(dataDir, name));
      else if (BankId.safeParse(name).success && (await holdsBank(this.#disk, join(dataDir, name)))) {
        await this.#openOne(name);
      }
    }
  }

  async #openOne(id: string): Promise<void> {
    try {
      const bank = await this.#add(id, null, true);
      bank.catchUp();
    } catch (error) {
      if (id === DEMO_BANK) throw error;
      console.error(`The bank ${id} stays shut. ${error instanceof Error ? error.message : error}`);
      this.#banks.delete(id);
      this.#shut.add(id);
    }
  }

  /** In one step, which either happens or does not. */
  async #putAside(id: string): Promise<void> {
    const [folder, aside] = [this.#folderOf(id), this.#folderOf(id) + DELETED];
    await this.#disk.removeFolder(aside);
    await this.#disk.rename(folder, aside);
    try {
      await this.#disk.syncFolder(this.#folderOf(''));
    } catch (error) {
      await this.#disk.rename(aside, folder);
      throw error;
    }
  }

  #isTaken(id: string): boolean {
    return this.#banks.has(id) || this.#shut.has(id) || this.#moving.has(id);
  }

  #freeId(): string {
    do this.#created += 1;
    while (this.#isTaken(`b${this.#created}`));
    return `b${this.#created}`;
  }

  /** Its name is taken at once; where it cannot be made, nothing of it stays. */
  async #createKept(id: string, now: number | null): Promise<Bank> {
    this.#moving.add(id);
    const folder = this.#folderOf(id);
    try {
      const isThere = (await this.#disk.listFolders(this.#folderOf(''))).includes(id);
      if (isThere && (await holdsBank(this.#disk, folder))) throw taken(id);
      return await this.#add(id, now, true);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      await this.#disk.removeFolder(folder).catch(() => undefined);
      throw new Refusal('CZ_UNAVAILABLE');
    } finally {
      this.#moving.delete(id);
    }
  }

  async #add(id: string, now: number | null, keep: boolean): Promise<Bank> {
    const { collections, wall, handlers, dataDir } = this.#settings;
    const kept = keep && dataDir ? await this.#openKept(this.#folderOf(id), now) : null;
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
      disk: this.#disk,
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
