import type { BankSnapshot } from '#contract/sandbox';
import { clockOrigin, MAX_YEARS, openClock } from '../calendar/clock';
import { DomainError, fieldError } from '../errors/domain-error';
import { openBankAccounts } from '../ledger/ledger';
import { isOutOfReach } from '../scheduling/job-for';
import type { AnyCollection, State } from '../storage/collection';
import { realDisk } from '../storage/disk';
import { DurableStore } from '../storage/durable-store';
import { Store } from '../storage/store';
import { Bank } from './bank';
import { DataFolder } from './data-folder';
import { bankNotFound, bankUnreadable, idTaken, nothingStored } from './errors';
import { ImportedSnapshot } from './imported-snapshot';
import { LoadedBanks } from './loaded-banks';
import { bankProblems } from './problems';
import type { SavedBank, SavedBanks } from './saved-banks';
import type { BankSettings } from './settings';

export const DEMO_BANK = 'demo';

/** The number of collections: only exports of earlier versions may lack some. */
export const exportVersion = (collections: readonly AnyCollection[]): number => collections.length;

export class Banks {
  readonly #settings: BankSettings;
  readonly #banks = new Map<string, Bank>();
  readonly #durableStores = new Map<string, DurableStore>();
  readonly #folder: DataFolder;
  readonly #busy = new Set<string>();
  readonly #unreadable = new Set<string>();
  readonly #loaded: LoadedBanks;
  #unlock: () => Promise<void> = async () => undefined;
  #created = 0;

  private constructor(settings: BankSettings) {
    this.#settings = settings;
    this.#folder = new DataFolder(settings.dataDir ?? '', settings.disk ?? realDisk);
    this.#loaded = new LoadedBanks(settings);
  }

  /** A damaged bank does not affect the others, except `demo`, which is required. */
  static async open(settings: BankSettings): Promise<Banks> {
    const banks = new Banks(settings);
    try {
      if (settings.dataDir) await banks.#openAll();
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

  get collections(): readonly AnyCollection[] {
    return this.#settings.collections;
  }

  has(id: string): boolean {
    return this.#banks.has(id);
  }

  isKept(id: string): boolean {
    return this.#durableStores.has(id);
  }

  assertOwned(): void {
    this.#folder.disk.assertOwned();
  }

  get(id: string): Bank {
    const bank = this.#banks.get(id);
    if (bank) return bank;
    throw this.#unreadable.has(id) ? bankUnreadable(id) : bankNotFound(id);
  }

  isUnknown(id: string): boolean {
    return !this.#banks.has(id) && !this.#unreadable.has(id);
  }

  ready(bank: Bank): Promise<void> | null {
    return bank.queue.pending || this.#loaded.isEvicted(bank) ? this.#whenReady(bank) : null;
  }

  async #whenReady(bank: Bank): Promise<void> {
    while (bank.queue.pending) await bank.queue.pending;
    if (!this.#loaded.isEvicted(bank)) return;
    await bank.queue.enqueue(() => this.#loaded.restore(bank));
    this.#makeRoom();
  }

  #makeRoom(): void {
    const inMemory = this.all.filter(({ id }) => id !== DEMO_BANK && !this.#durableStores.has(id));
    for (const { id } of this.#loaded.makeRoom(inMemory)) this.#banks.delete(id);
  }

  /** With `now`, the bank's clock is frozen at that time. */
  async create(options: { id?: string; now?: number; keep?: boolean }): Promise<Bank> {
    const id = options.id ?? this.#freeId();
    if (this.#isTaken(id)) throw idTaken(id);
    const { now = null, keep = false } = options;
    if (keep && !this.#settings.dataDir) throw nothingStored();
    this.#busy.add(id);
    try {
      await this.#loaded.prepareSeed(now);
      const bank = await (keep ? this.#createKept(id, now) : this.#add(id, now, false));
      this.#makeRoom();
      return bank;
    } finally {
      this.#busy.delete(id);
    }
  }

  /** Restores the seed and the initial clock; sessions survive. */
  async reset(id: string): Promise<Bank> {
    const bank = this.get(id);
    await bank.queue.enqueue(async () => {
      await this.#loaded.prepareSeed(clockOrigin(bank.read));
      await this.#replace(bank, this.#loaded.fresh(clockOrigin(bank.read)));
    });
    return bank;
  }

  get savedBanks(): SavedBanks {
    return this.#loaded.savedBanks;
  }

  async save(id: string): Promise<SavedBank> {
    const bank = await this.current(id);
    const savedBank = this.savedBanks.save(bank);
    // Rows that the disk rejects must not return with the snapshot.
    await bank.store.flushed();
    return savedBank;
  }

  /** Sessions survive. Jobs that are due run with the next call. */
  async restore(id: string, savedBank: SavedBank): Promise<Bank> {
    const bank = this.get(id);
    await bank.queue.enqueue(async () =>
      this.#replace(bank, await this.savedBanks.stateOf(savedBank, this.#settings.systemClock)),
    );
    bank.usedAt = performance.now();
    this.#makeRoom();
    return bank;
  }

  /** Returns the loaded bank after its due jobs have run. */
  async current(id: string): Promise<Bank> {
    const bank = this.get(id);
    await this.ready(bank);
    bank.catchUp();
    return bank;
  }

  async export(id: string): Promise<BankSnapshot> {
    const bank = await this.current(id);
    const records = bank.store.dump();
    await bank.store.flushed();
    return {
      version: exportVersion(this.#settings.collections),
      records: Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, [...rows]])),
    };
  }

  incoming(id: string): ImportedSnapshot {
    this.get(id);
    return new ImportedSnapshot(this.#settings);
  }

  async import(id: string, version: number, incoming: ImportedSnapshot): Promise<Bank> {
    const bank = this.get(id);
    const current = exportVersion(this.#settings.collections);
    if (!Number.isInteger(version) || version < 1 || version > current) {
      throw fieldError('version', `Write version ${current}, or an earlier one.`);
    }
    const state = await incoming.whole({ isEarlier: version < current });
    await bank.queue.enqueue(async () => {
      await this.#replace(bank, state);
      await bank.catchUpInSlices();
    });
    return bank;
  }

  async delete(id: string): Promise<void> {
    const bank = this.get(id);
    if (id === DEMO_BANK) {
      throw fieldError('bank', 'The bank demo cannot be deleted. POST /__bank/banks/demo/reset restores it.');
    }
    this.#banks.delete(id);
    this.savedBanks.forgetAllOf(bank);
    const durable = this.#durableStores.get(id);
    if (!durable) return;
    this.#durableStores.delete(id);
    this.#busy.add(id);
    try {
      await durable.close(() => this.#folder.quarantine(id));
    } catch {
      this.#banks.set(id, bank);
      this.#durableStores.set(id, durable);
      throw new DomainError('CZ_UNAVAILABLE');
    } finally {
      this.#busy.delete(id);
    }
    await this.#folder.finishDeletion(id);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#durableStores.values()].map((durable) => durable.close()));
    await this.#unlock();
  }

  async #openAll(): Promise<void> {
    this.#unlock = await this.#folder.lock(this.#settings.warn);
    for (const name of await this.#folder.banks()) await this.#openOne(name);
  }

  async #openOne(id: string): Promise<void> {
    try {
      const rejectEmptyFolder = () => {
        throw new Error(`${this.#folder.of(id)} holds no bank.`);
      };
      const bank = this.#addKept(id, await this.#openKept(this.#folder.of(id), rejectEmptyFolder));
      if (isOutOfReach(bank.read, bank.now))
        throw new Error(`Its clock is more than ${MAX_YEARS} years ahead of its jobs.`);
      bank.catchUp();
    } catch (error) {
      if (id === DEMO_BANK) throw error;
      const { warn = console.error } = this.#settings;
      warn(`The bank ${id} stays shut. ${error instanceof Error ? error.message : error}`);
      this.#banks.delete(id);
      this.#unreadable.add(id);
    }
  }

  #isTaken(id: string): boolean {
    return this.#banks.has(id) || this.#unreadable.has(id) || this.#busy.has(id);
  }

  #freeId(): string {
    do this.#created += 1;
    while (this.#isTaken(`b${this.#created}`));
    return `b${this.#created}`;
  }

  async #createKept(id: string, now: number | null): Promise<Bank> {
    const folderNames = await this.#folder.banks().catch(() => null);
    if (!folderNames) throw new DomainError('CZ_UNAVAILABLE');
    if (folderNames.includes(id)) throw idTaken(id);
    try {
      return await this.#add(id, now, true);
    } catch {
      // Throws if files remain: a restart may load the bank, so its creation must not be denied.
      await this.#folder.removePartialBank(id);
      throw new DomainError('CZ_UNAVAILABLE');
    }
  }

  async #add(id: string, now: number | null, keep: boolean): Promise<Bank> {
    if (keep && this.#settings.dataDir)
      return this.#addKept(id, await this.#openKept(this.#folder.of(id), () => this.#loaded.fresh(now)));
    return this.#addBank(id, new Store(this.#settings.collections, this.#loaded.fresh(now)));
  }

  #addKept(id: string, durable: DurableStore): Bank {
    durable.store.transact((tx) => {
      openBankAccounts(tx);
      openClock(tx);
    });
    this.#durableStores.set(id, durable);
    return this.#addBank(id, durable.store);
  }

  #addBank(id: string, store: Store): Bank {
    const bank = new Bank(id, store, this.#settings.systemClock, this.#settings.handlers);
    this.#banks.set(id, bank);
    return bank;
  }

  #openKept(folder: string, seed: () => State): Promise<DurableStore> {
    const { collections, compactAtBytes } = this.#settings;
    return DurableStore.open({
      folder,
      collections,
      ...(compactAtBytes && { compactAtBytes }),
      seed,
      disk: this.#folder.disk,
      problemsOf: bankProblems,
    });
  }

  async #replace(bank: Bank, state: State): Promise<void> {
    await (this.#durableStores.get(bank.id) ?? bank.store).replace(state);
    this.#loaded.forget(bank);
  }
}
