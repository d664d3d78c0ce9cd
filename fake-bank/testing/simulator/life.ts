import { DomainError } from '#bank/core/errors/domain-error';
import { CommitUnknownError } from '#bank/core/storage/durable-store';
import { nextNumber } from '#bank/core/storage/sequence';
import type { Bank } from '#bank/core/tenants/bank';
import { type Banks, DEMO_BANK } from '#bank/core/tenants/banks';
import { SimulatedDisk } from '../simulated-disk';
import { Calls } from './calls';
import { addPerson, type Commit, cancelTransfer, save, send, transfer } from './commands';
import { tryDamage } from './damage';
import { checksumOfRows, History } from './history';
import { injectFailures, openBanks, repairDisk, retryAtOnce, tryToOpen } from './opening';
import { problemsOf } from './problems';
import { Replacements } from './replacements';
import type { Step } from './steps';
import { MAX_STEP_ROUNDS, turns, Violation, withTimeLimit } from './time-limit';

const OTHER_BANK = 'par';
const MINUTE = 60_000;
/** A Monday morning, when every service is open. */
const START_TIME = Date.parse('2026-11-23T09:30:00-06:00');

export type Tally = Record<
  'kept' | 'refused' | 'crashes' | 'shown' | 'noticed' | 'harmless' | 'mended',
  number
>;

/** Runs banks on a simulated disk and clock and checks them against the history. */
export class Life {
  readonly tally: Tally = { kept: 0, refused: 0, crashes: 0, shown: 0, noticed: 0, harmless: 0, mended: 0 };
  #disk = new SimulatedDisk();
  #now = START_TIME;
  #retries = new Set<() => void>();
  #banks: Banks | null = null;
  readonly #histories = new Map<string, History>();
  #other: 'none' | 'there' | 'unsure' = 'none';
  #isMoving = false;
  #replacements = new Replacements(DEMO_BANK);
  #problem: string | null = null;
  readonly #calls = new Calls();

  static async start(): Promise<Life> {
    const life = new Life();
    await withTimeLimit('closing', (await openBanks(life.#disk, () => START_TIME)).close());
    await life.#reopen(life.#disk.killProcess(), 0);
    return life;
  }

  async live(step: Step): Promise<void> {
    await withTimeLimit(step.does, this.#do(step), MAX_STEP_ROUNDS);
    this.#check();
  }

  async #rest(): Promise<void> {
    repairDisk(this.#disk);
    retryAtOnce(this.#disk);
    this.#runRetries();
    const { store } = this.#bank(DEMO_BANK);
    await withTimeLimit('recovering', store.recover());
    await this.#calls.allEnded();
    await turns(100);
    this.#check();
    if (store.isReadOnly) throw new Violation('the bank is read-only although the disk works');
    if (store.pending) throw new Violation('a commit is never answered');
    this.#checkBooks(this.#bank(DEMO_BANK));
    const history = this.#history(DEMO_BANK);
    if (checksumOfRows(store.state) !== history.last?.checksum)
      throw new Violation('a rejected commit is still visible');
  }

  #countEvents(events: readonly (keyof Tally)[]): void {
    for (const event of events) this.tally[event] += 1;
  }

  #check(): void {
    for (const { violation } of this.#histories.values()) this.#problem ??= violation;
    if (this.#problem) throw new Violation(this.#problem);
  }

  #bank(id: string): Bank {
    if (!this.#banks) throw new Error('no bank is open');
    return this.#banks.get(id);
  }

  #history(id: string): History {
    const knownHistory = this.#histories.get(id);
    if (!knownHistory) throw new Error(`there is no history of ${id}`);
    return knownHistory;
  }

  async #do(step: Step): Promise<void> {
    const { commit } = this;
    switch (step.does) {
      case 'transfer':
        return this.#call(step.does, transfer(commit, this.#now, step));
      case 'send':
        return this.#call(step.does, send(commit, this.#now, step));
      case 'save':
        return this.#call(step.does, save(commit, this.#now, step));
      case 'person':
        return this.#call(step.does, addPerson(commit, this.#now, step));
      case 'cancel':
        return this.#call(step.does, cancelTransfer(commit, this.#now, step));
      case 'use':
        return this.#call(step.does, this.#use());
      case 'read':
        return this.#call(step.does, this.#read(DEMO_BANK));
      case 'snapshot':
      case 'reset':
      case 'restore':
        if (step.failsAt > 0) injectFailures(this.#disk, step.failsAt - 1, step.times);
        return this.#call(step.does, this.#replacements[step.does](this.#banks, this.#history(DEMO_BANK)));
      case 'unfolded':
        this.#disk.failing = ({ path }) => (path.endsWith('snapshot.json.tmp') ? 'EIO' : undefined);
        return;
      case 'create':
      case 'delete':
        return this.#call(step.does, this.#move(step.does));
      case 'rest':
        return this.#rest();
      case 'recover':
        return this.#call(step.does, this.#bank(DEMO_BANK).store.recover());
      case 'go':
        return turns(step.turns);
      case 'wait':
        return this.#wait(step.minutes);
      case 'well':
        return repairDisk(this.#disk);
      case 'full':
        this.#disk.room = this.#disk.paths.reduce(
          (sum, path) => sum + this.#disk.bytesOf(path).length,
          step.room,
        );
        return;
      case 'short':
        this.#disk.takes = step.takes;
        return;
      case 'fail':
        this.#disk.forgets = step.forgets;
        return injectFailures(this.#disk, step.at, step.times, step.of);
      case 'close':
        return this.#close();
      case 'kill':
        return this.#reopen(this.#disk.killProcess(), step.failsAt);
      case 'cut':
        if (step.minutes > 0) this.#wait(step.minutes);
        await turns(step.turns);
        return this.#reopen(this.#disk.cutPower(step), step.failsAt);
      case 'damage':
        return this.#countEvents(await tryDamage(this.#disk.copy(), this.#history(DEMO_BANK), step));
    }
  }

  readonly commit: Commit = async (command) => {
    const history = this.#history(DEMO_BANK);
    const result = await this.#bank(DEMO_BANK).commit(command, (changes) => history.confirmChanges(changes));
    this.tally.kept += 1;
    return result;
  };

  /** Runs a call in the background; it may only fail with a domain error. */
  #call(action: string, call: Promise<unknown>): void {
    const banks = this.#banks;
    const outcome = call.catch((error) => {
      if (error instanceof DomainError) this.tally.refused += 1;
      else if (error instanceof CommitUnknownError) return;
      else if (banks === this.#banks) this.#problem ??= `a call crashed: ${error?.stack ?? error}`;
    });
    this.#calls.follow(action, outcome);
  }

  async #read(id: string): Promise<void> {
    const { store } = this.#bank(id);
    const history = this.#history(id);
    const mark = history.markOf(checksumOfRows(store.state));
    if (!mark) throw new Violation(`${id} shows rows that it never had`);
    await store.flushed();
    history.confirm(mark);
    this.tally.shown += 1;
  }

  async #use(): Promise<void> {
    if (this.#other !== 'there' || this.#isMoving) return;
    await this.#bank(OTHER_BANK).commit((tx) => nextNumber(tx, 'used'));
    await this.#read(OTHER_BANK);
  }

  async #move(action: 'create' | 'delete'): Promise<void> {
    const [before, after] = action === 'create' ? (['none', 'there'] as const) : (['there', 'none'] as const);
    const banks = this.#banks;
    if (!banks || this.#isMoving || this.#other !== before) return;
    this.#isMoving = true;
    this.#other = 'unsure';
    try {
      if (action === 'create') await banks.create({ id: OTHER_BANK, keep: true });
      else await banks.delete(OTHER_BANK);
      this.#other = after;
      // A new bank of that id starts a new history, even if the process ends first.
      if (action === 'delete') this.#histories.delete(OTHER_BANK);
      else this.#follow(OTHER_BANK);
    } catch (error) {
      if (error instanceof DomainError) this.#other = before;
      // The next start shows the outcome of a disk error that could not be rolled back.
      if (!(error instanceof Error && 'code' in error && error.code === 'EIO')) throw error;
    } finally {
      this.#isMoving = false;
    }
  }

  #wait(minutes: number): void {
    this.#now += minutes * MINUTE;
    this.#runRetries();
    this.#bank(DEMO_BANK).catchUp();
  }

  #runRetries(): void {
    for (const retry of [...this.#retries]) {
      this.#retries.delete(retry);
      retry();
    }
  }

  async #close(): Promise<void> {
    const banks = this.#banks;
    // Callers during shutdown learn the outcome at the next start.
    this.#banks = null;
    await withTimeLimit('closing', banks?.close() ?? Promise.resolve());
    await this.#calls.allEnded();
    return this.#reopen(this.#disk.killProcess(), 0);
  }

  /** Starts another process on the disk, optionally after a process that failed to open it. */
  async #reopen(disk: SimulatedDisk, failsAt: number): Promise<void> {
    this.tally.crashes += 1;
    this.#banks = null;
    this.#isMoving = false;
    this.#replacements = new Replacements(DEMO_BANK);
    this.#retries.clear();
    this.#calls.forget();
    this.#disk = disk;
    disk.later = (run) => {
      this.#retries.add(run);
      return () => this.#retries.delete(run);
    };
    if (failsAt > 0) {
      await tryToOpen(disk, failsAt);
      return this.#reopen(disk.killProcess(), 0);
    }
    try {
      this.#banks = await openBanks(disk, () => this.#now);
    } catch (error) {
      throw new Violation(`the bank does not open: ${error}`);
    }
    this.#attach();
  }

  #attach(): void {
    const otherBankExists = this.#banks?.has(OTHER_BANK) ?? false;
    if (this.#other !== 'unsure' && otherBankExists !== (this.#other === 'there'))
      throw new Violation(`the bank ${OTHER_BANK} should be ${this.#other}`);
    if (this.#other !== 'there') this.#histories.delete(OTHER_BANK);
    this.#other = otherBankExists ? 'there' : 'none';
    for (const id of otherBankExists ? [DEMO_BANK, OTHER_BANK] : [DEMO_BANK]) {
      const bank = this.#bank(id);
      const checksum = checksumOfRows(bank.store.state, true);
      this.#checkBooks(bank);
      const history = this.#histories.get(id);
      if (history && !history.markOf(checksum)) throw new Violation(`${id} holds what it never held`);
      this.#follow(id);
      bank.catchUp();
    }
  }

  #follow(id: string): void {
    const { store } = this.#bank(id);
    const history = this.#histories.get(id);
    if (history) history.reopen(checksumOfRows(store.state));
    const followedHistory = history ?? new History(store.state);
    followedHistory.follow(store);
    this.#histories.set(id, followedHistory);
  }

  #checkBooks({ id, read }: Bank): void {
    const [problem] = problemsOf(read);
    if (problem) throw new Violation(`in ${id} ${problem}`);
  }
}
