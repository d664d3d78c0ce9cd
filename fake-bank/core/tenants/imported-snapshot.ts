import { bankDate } from '#contract/domain/dates';
import { bankNow, type Clock, isWithinClock } from '../calendar/clock';
import { customers } from '../customers/customers';
import { DomainError } from '../errors/domain-error';
import { ledgerProblemsTask } from '../ledger/invariants';
import { LEDGER, ledgerKeyAt, ledgerTransactions, openBankAccounts } from '../ledger/ledger';
import { jobProblem } from '../scheduling/job-for';
import { type JobHandlers, scheduledJobs } from '../scheduling/scheduled-jobs';
import { type AnyCollection, InvalidRow, type Reference, State } from '../storage/collection';
import { keyAt, lastNumber, sequences } from '../storage/sequence';
import { Reader, Transaction } from '../storage/transaction';
import { runInSlices, type Task } from '../tasks/task';

const refused = (description: string) => new DomainError('0000', { field: 'records', description });

type Bank = { collections: readonly AnyCollection[]; handlers: JobHandlers; systemClock: Clock };

const customerOf = (row: object | undefined): unknown =>
  row && 'customer' in row ? row.customer : undefined;

/** Returns the path of the first field that parsing dropped. */
function leftOut(given: unknown, taken: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || typeof taken !== 'object' || taken === null)
    return undefined;
  const known = new Map<string, unknown>(Object.entries(taken));
  for (const [name, value] of Object.entries(given)) {
    if (!known.has(name)) return name;
    const within = leftOut(value, known.get(name));
    if (within !== undefined) return `${name}.${within}`;
  }
  return undefined;
}

export class ImportedSnapshot {
  readonly #bank: Bank;
  readonly #counters: readonly string[];
  readonly #collections: ReadonlyMap<string, AnyCollection>;
  readonly #state = new State();
  readonly #counts = new Map<string, number>();
  readonly #lists = new Set<string>();
  #unknown: string | undefined;

  /** `counters`: names of the counters that the bank has used. */
  constructor(bank: Bank, counters: readonly string[]) {
    this.#bank = bank;
    this.#counters = counters;
    this.#collections = new Map(bank.collections.map((collection) => [collection.name, collection]));
  }

  collection(name: string): AnyCollection {
    const found = this.#collections.get(name);
    if (!found) throw refused(`Ningún banco tiene «${name}».`);
    this.#lists.add(name);
    return found;
  }

  take(name: string, row: unknown): void {
    const collection = this.collection(name);
    const number = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, number);
    try {
      const unknown = leftOut(row, collection.parseAndInsert(this.#state, row));
      if (unknown) this.#unknown ??= `La fila ${number} de «${name}» tiene «${unknown}», que no se conoce.`;
    } catch (error) {
      if (!(error instanceof InvalidRow)) throw error;
      const where = error.field && `«${error.field}»: `;
      throw refused(`La fila ${number} de «${name}» no vale: ${where}${error.reason}`);
    }
  }

  /** Exports of earlier versions may lack lists and have unknown fields. */
  async whole({ isEarlier }: { isEarlier: boolean }): Promise<State> {
    const problem = (isEarlier ? undefined : this.#difference()) ?? (await runInSlices(this.#problem()));
    if (problem) throw refused(problem);
    // Earlier exports may lack newer accounts of the bank.
    openBankAccounts(new Transaction(this.#state));
    return this.#state;
  }

  #difference(): string | undefined {
    const missing = [...this.#collections.keys()].find((name) => !this.#lists.has(name));
    return missing === undefined
      ? this.#unknown
      : `Falta «${missing}»: una lista sin filas se escribe vacía.`;
  }

  #foreign(customer: unknown, named: readonly Reference[]): string | undefined {
    let owner = customer;
    for (const [collection, key] of named) {
      const found = collection.find(this.#state, key);
      // Payees and recipients may have been deleted since.
      if (!found && collection.permanent) return `nombra ${key}, que no existe.`;
      if (!found) continue;
      owner ??= customerOf(found);
      if (owner === undefined || customerOf(found) !== owner) {
        return `nombra ${key}, que es de otro cliente.`;
      }
    }
    return undefined;
  }

  *#problem(): Task<string | undefined> {
    const reader = new Reader(this.#state);
    const now = bankNow(reader, this.#bank.systemClock);
    if (!isWithinClock(now)) return '«clock»: el reloj está fuera de los años que hay.';
    if (reader.all(customers).length === 0) return 'Un banco tiene al menos un cliente.';
    const keys = new Set<unknown>();
    for (const collection of this.#collections.values()) {
      const rows = collection.dump(this.#state);
      const twice = (this.#counts.get(collection.name) ?? 0) - rows.length;
      if (twice > 0) return `«${collection.name}» tiene ${twice} filas con la clave de otra.`;
      const taken = new Set<string>();
      for (const row of rows) {
        yield;
        if ('key' in row) keys.add(row.key);
        const customer = customerOf(row);
        if (customer !== undefined && !reader.get(customers, String(customer))) {
          return `«${collection.name}» habla del cliente ${customer}, que no existe.`;
        }
        const wrong = this.#foreign(customer, collection.references(row)) ?? collection.validate(row, reader);
        if (wrong) return `«${collection.name}»: ${wrong}`;
        for (const own of collection.unique(row)) {
          if (taken.has(own)) return `«${collection.name}»: dos filas tienen ${own}.`;
          taken.add(own);
        }
      }
    }
    // A counter behind its rows would make new rows overwrite them; a missing one starts at 0.
    const counters = new Set([...this.#counters, ...reader.all(sequences).map(({ name }) => name)]);
    for (const name of counters) {
      const next = lastNumber(reader, name) + 1;
      if (keys.has(name === LEDGER ? ledgerKeyAt(next) : keyAt(name, next)))
        return `El contador «${name}» va detrás de lo que ya hay.`;
    }
    // The clock may have been set back after the newest transaction.
    let past = now;
    for (const { key, at, date } of reader.all(ledgerTransactions)) {
      yield;
      if (bankDate(at) !== date) return `«transactions»: ${key} no es del día que dice.`;
      past = Math.max(past, at);
    }
    const unknown = reader.all(scheduledJobs).find(({ kind }) => !Object.hasOwn(this.#bank.handlers, kind));
    if (unknown) return `«due-work» tiene algo pendiente que nadie conoce: ${unknown.kind}.`;
    const wrongWork = yield* jobProblem(reader, this.#bank.handlers, past);
    if (wrongWork) return `«due-work»: ${wrongWork}`;
    const [problem] = yield* ledgerProblemsTask(reader);
    return problem && `«transactions»: ${problem}`;
  }
}
