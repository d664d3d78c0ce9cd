import { bankInstant } from '#contract/domain/dates';
import { isPrintable } from '#contract/domain/text';
import { bankNow, type Clock, latestTime, openClock } from '../calendar/clock';
import { customers } from '../customers/customers';
import { type DomainError, fieldError } from '../errors/domain-error';
import { ledgerProblemsTask } from '../ledger/invariants';
import { ledgerTransactions, openBankAccounts } from '../ledger/ledger';
import { clockProblem, jobProblem } from '../scheduling/job-for';
import { type JobHandlers, jobId, scheduledJobs } from '../scheduling/scheduled-jobs';
import {
  type AnyCollection,
  describeProblem,
  InvalidRow,
  type Problem,
  Reader,
  type RowProblem,
  State,
  UNPRINTABLE,
} from '../storage/collection';
import { lastNumber, sequences } from '../storage/sequence';
import { Transaction } from '../storage/transaction';
import { runInSlices, type Task } from '../tasks/task';

/** `place` is the path in `records`; row indices start at 0. */
const snapshotError = (description: string, ...place: readonly (string | number)[]) =>
  fieldError(['records', ...place].filter((part) => part !== '').join('.'), description);

/** `number` is undefined for a missing row. */
const rowError = (problem: Problem & { list: string }, number: number | undefined, key: string) =>
  snapshotError(
    describeProblem(problem, number ?? key),
    problem.list,
    ...(number === undefined ? [] : [number - 1, problem.field]),
  );

type Bank = { collections: readonly AnyCollection[]; handlers: JobHandlers; systemClock: Clock };

const customerOf = (row: object | undefined): unknown =>
  row && 'customer' in row ? row.customer : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the path of the first text with unprintable characters. */
function findUnprintable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isPrintable(value) ? undefined : path.join('.');
  if (!isRecord(value)) return undefined;
  for (const name of Object.keys(value)) {
    const within = findUnprintable(value[name], [...path, name]);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** Returns the path of the first field that parsing dropped. */
function findDroppedField(input: unknown, parsed: unknown): string | undefined {
  if (!isRecord(input) || !isRecord(parsed)) return undefined;
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(parsed, name)) return name;
    const within = findDroppedField(input[name], parsed[name]);
    if (within !== undefined) return `${name}.${within}`;
  }
  return undefined;
}

export class ImportedSnapshot {
  readonly #bank: Bank;
  readonly #collections: ReadonlyMap<string, AnyCollection>;
  readonly #state = new State();
  /** Row numbers of each list, by key. */
  readonly #rows = new Map<string, Map<string, number>>();
  #unknown: DomainError | undefined;

  constructor(bank: Bank) {
    this.#bank = bank;
    this.#collections = new Map(bank.collections.map((collection) => [collection.name, collection]));
  }

  collection(name: string): AnyCollection {
    const knownCollection = this.#collections.get(name);
    if (!knownCollection) throw snapshotError(`No bank has "${name}".`, name);
    this.#rowsOf(name);
    return knownCollection;
  }

  take(name: string, row: unknown): void {
    const collection = this.collection(name);
    const rows = this.#rowsOf(name);
    const number = rows.size + 1;
    const errorOf = ({ field, reason }: Problem) => rowError({ list: name, field, reason }, number, '');
    const unprintable = findUnprintable(row);
    if (unprintable !== undefined) throw errorOf({ field: unprintable, reason: UNPRINTABLE });
    try {
      const parsed = collection.parseAndInsert(this.#state, row);
      const key = collection.keyOf(parsed);
      const other = rows.get(key);
      if (other !== undefined) {
        const field = collection.keyFields(parsed).join(', ');
        throw errorOf({ field, reason: `is the same as in row ${other}.` });
      }
      rows.set(key, number);
      const unknown = findDroppedField(row, parsed);
      if (unknown !== undefined) this.#unknown ??= errorOf({ field: unknown, reason: 'is not known.' });
    } catch (error) {
      if (error instanceof InvalidRow) throw errorOf(error);
      throw error;
    }
  }

  /** Exports of earlier versions may lack lists and have unknown fields. */
  async whole({ isEarlier }: { isEarlier: boolean }): Promise<State> {
    if (isEarlier) openClock(new Transaction(this.#state));
    const problem = (isEarlier ? undefined : this.#difference()) ?? (await runInSlices(this.#problem()));
    if (problem) throw problem;
    // Earlier exports may lack newer accounts of the bank.
    openBankAccounts(new Transaction(this.#state));
    return this.#state;
  }

  #rowsOf(list: string): Map<string, number> {
    const rows = this.#rows.get(list) ?? new Map<string, number>();
    this.#rows.set(list, rows);
    return rows;
  }

  #difference(): DomainError | undefined {
    const missingList = [...this.#collections.keys()].find((name) => !this.#rows.has(name));
    return missingList === undefined
      ? this.#unknown
      : snapshotError(`"${missingList}" is missing: write a list without rows as an empty one.`, missingList);
  }

  *#problem(): Task<DomainError | undefined> {
    for (const collection of this.#collections.values())
      if (collection.required !== undefined && collection.dump(this.#state).length === 0)
        return snapshotError(`"${collection.name}": ${collection.required}`, collection.name);
    const problem = yield* this.#rowProblem();
    if (!problem) return undefined;
    const { list, key, reason, other } = problem;
    const comparison = other && ` Compare ${this.#rowNamed(other)}.`;
    return rowError({ ...problem, reason: `${reason}${comparison ?? ''}` }, this.#rowsOf(list).get(key), key);
  }

  *#rowProblem(): Task<RowProblem | undefined> {
    const reader = new Reader(this.#state);
    const { handlers, systemClock } = this.#bank;
    const now = bankNow(reader, systemClock);
    const clockMismatch = clockProblem(reader, now);
    if (clockMismatch) return clockMismatch;
    const latest = Math.max(now, latestTime(reader));
    const places = new Map<string, string>();
    for (const collection of this.#collections.values()) {
      for (const row of collection.dump(this.#state)) {
        yield;
        const problem =
          this.#foreign(collection, row) ??
          collection.validate(row, reader) ??
          this.#future(collection, row, latest) ??
          this.#repeated(collection, row, places);
        if (problem) return { list: collection.name, key: collection.keyOf(row), ...problem };
      }
    }
    const wrongCounter = yield* this.#counterProblem(reader);
    if (wrongCounter) return wrongCounter;
    const unknown = reader.all(scheduledJobs).find(({ kind }) => !Object.hasOwn(handlers, kind));
    if (unknown) {
      const reason = `no job is called ${unknown.kind}.`;
      return { list: scheduledJobs.name, key: jobId(unknown), field: 'kind', reason };
    }
    // The clock may have been set back after the newest transaction.
    const past = reader.all(ledgerTransactions).reduce((latest, { at }) => Math.max(latest, at), now);
    const jobMismatch = yield* jobProblem(reader, handlers, past);
    if (jobMismatch) return jobMismatch;
    const [problem] = yield* ledgerProblemsTask(reader);
    return problem;
  }

  #foreign(collection: AnyCollection, row: object): Problem | undefined {
    let owner = customerOf(row);
    if (owner !== undefined && !customers.find(this.#state, String(owner)))
      return { field: 'customer', reason: `names the customer ${owner}, who does not exist.` };
    for (const [field, reference] of Object.entries(collection.references(row))) {
      if (!reference) continue;
      const [referencedCollection, key] = reference;
      const referencedRow = referencedCollection.find(this.#state, key);
      // Payees and recipients may have been deleted since.
      if (!referencedRow && referencedCollection.permanent)
        return { field, reason: `names ${key}, which does not exist.` };
      if (!referencedRow) continue;
      owner ??= customerOf(referencedRow);
      const other = { list: referencedCollection.name, key };
      if (owner === undefined || customerOf(referencedRow) !== owner)
        return { field, reason: `names ${key}, which is another customer's.`, other };
    }
    return undefined;
  }

  #future(collection: AnyCollection, row: object, latest: number): Problem | undefined {
    const futureEntry = Object.entries(collection.happenedAt(row)).find(
      ([, at]) => at !== undefined && at > latest,
    );
    if (!futureEntry) return undefined;
    const [field] = futureEntry;
    return { field, reason: `is later than the clock of the bank, ${bankInstant(latest)}.` };
  }

  #repeated(collection: AnyCollection, row: object, places: Map<string, string>): Problem | undefined {
    for (const [field, value] of Object.entries(collection.unique(row))) {
      if (value === undefined) continue;
      const other = places.get(value);
      if (other !== undefined) return { field, reason: `${value} is also in ${other}.` };
      places.set(value, this.#placeOf(collection, row));
    }
    return undefined;
  }

  #placeOf(collection: AnyCollection, row: object): string {
    return this.#rowNamed({ list: collection.name, key: collection.keyOf(row) });
  }

  #rowNamed({ list, key }: { list: string; key: string }): string {
    return `row ${this.#rowsOf(list).get(key) ?? key} of "${list}"`;
  }

  /** A counter lower than the rows' numbers would reissue them; a missing counter starts at 0. */
  *#counterProblem(reader: Reader): Task<RowProblem | undefined> {
    const sequenceNames = new Set(
      [...this.#collections.values()].flatMap((collection) => collection.sequences),
    );
    const list = sequences.name;
    for (const { name } of reader.all(sequences))
      if (!sequenceNames.has(name))
        return { list, key: name, field: 'name', reason: 'no bank has this counter.' };
    const unreadCounts = new Map<string, number>();
    for (const collection of this.#collections.values()) {
      for (const sequence of collection.sequences) {
        const last = lastNumber(reader, sequence);
        for (const row of collection.dump(this.#state)) {
          yield;
          const numbering = collection.sequenceNumberOf(sequence, row);
          if (!numbering) continue;
          const count = (unreadCounts.get(sequence) ?? 0) + (numbering.number === undefined ? 1 : 0);
          unreadCounts.set(sequence, count);
          if ((numbering.number ?? count) <= last) continue;
          const reason = `is behind "${numbering.field}" of ${this.#placeOf(collection, row)}.`;
          return { list, key: sequence, field: 'last', reason };
        }
      }
    }
    return undefined;
  }
}
