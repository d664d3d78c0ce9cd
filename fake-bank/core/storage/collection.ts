import type * as z from 'zod/mini';
import { englishLabelsOf } from '../errors/english-labels';
import type { Task } from '../tasks/task';
import { type Index, placeOf, Table } from './table';

/** Identity of one bank's rows. Collections key their tables weakly by it, so tables die with it. */
export class State {
  readonly #brand = 'state';
  toString() {
    return this.#brand;
  }
}

export class InvalidRow extends Error {
  readonly field: string;
  readonly reason: string;

  constructor(list: string, { issues: [issue] }: z.core.$ZodError, number?: number) {
    const field = issue?.path.join('.') ?? '';
    const reason = issue?.message ?? 'cannot be read.';
    const row = number === undefined ? 'a row' : `row ${number}`;
    super(`${row} of ${list} does not hold: ${field ? `${field}: ` : ''}${reason}`);
    this.name = 'InvalidRow';
    this.field = field;
    this.reason = reason;
  }
}

/** An invalid field, and the reason in English. */
export type Problem = {
  field: string;
  reason: string;
  /** The row that contradicts the field; either may be wrong. */
  other?: { list: string; key: string } | undefined;
};

/** A problem of the row with this key. */
export type RowProblem = Problem & { list: string; key: string };

export const UNPRINTABLE = 'It has characters that cannot be used.';

export const describeProblem = ({ list, field, reason }: Problem & { list: string }, row: number | string) =>
  `Row ${row} of "${list}" is not valid: ${field && `"${field}": `}${reason}`;

export type Reference = readonly [AnyCollection, key: string];

/** Values by the path of their field in the row. */
export type ByField<Value> = Readonly<Record<string, Value | undefined>>;

/** A field that took a sequence number; `number` is missing if the field does not reveal it. */
export type SequenceNumber = { field: string; number?: number };

/** Constraints on imported rows beyond the schema, checked once all rows are loaded. */
type Constraints<Row> = {
  /** Rows are never deleted, so references to them cannot dangle. */
  permanent?: true;
  /** References to customers' rows; all must have the same owner, and the row's owner if it has one. */
  references?: (row: Row) => ByField<Reference>;
  /** Returns the first contradiction to other rows or to the bank's rules. */
  validate?: (row: Row, reader: Reader) => Problem | undefined;
  /** Instants at which something happened. None can be after the latest time of the bank's clock. */
  happenedAt?: (row: Row) => ByField<number>;
  /** Reason why each bank must have a row. */
  required?: string;
  /** Values that no other row of the bank may have, each with its label, for example `the CLABE 0121…`. */
  unique?: (row: Row) => ByField<string>;
  /** The row's number in each sequence. The sequence's counter must not be lower. */
  sequenceNumbers?: Readonly<Record<string, (row: Row) => SequenceNumber | undefined>>;
};

/** A record type: schema, key and ordered indexes. Each state has one table per collection. */
export class Collection<Row extends object, IndexName extends string = never> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Row>;
  readonly #keyOf: (row: Row) => string;
  readonly indexes: Readonly<Record<IndexName, Index<Row>>>;
  readonly #constraints: Constraints<Row>;
  readonly #tables = new WeakMap<State, Table<Row, IndexName>>();

  constructor(
    name: string,
    schema: z.ZodMiniType<Row>,
    keyOf: (row: Row) => string,
    indexes: Readonly<Record<IndexName, Index<Row>>>,
    constraints: Constraints<Row> = {},
  ) {
    this.name = name;
    this.schema = schema;
    this.#keyOf = keyOf;
    this.indexes = indexes;
    this.#constraints = constraints;
  }

  table(state: State): Table<Row, IndexName> {
    const cachedTable = this.#tables.get(state);
    if (cachedTable) return cachedTable;
    const table = new Table(this.#keyOf, this.indexes);
    this.#tables.set(state, table);
    return table;
  }

  keyOf(row: Row): string {
    return this.#keyOf(row);
  }

  find(state: State, key: string): Row | undefined {
    return this.table(state).get(key);
  }

  get permanent(): boolean {
    return this.#constraints.permanent ?? false;
  }

  references(row: Row): ByField<Reference> {
    return this.#constraints.references?.(row) ?? {};
  }

  validate(row: Row, reader: Reader): Problem | undefined {
    return this.#constraints.validate?.(row, reader);
  }

  happenedAt(row: Row): ByField<number> {
    return this.#constraints.happenedAt?.(row) ?? {};
  }

  get required(): string | undefined {
    return this.#constraints.required;
  }

  unique(row: Row): ByField<string> {
    return this.#constraints.unique?.(row) ?? {};
  }

  /** Sequences from which rows take numbers. */
  get sequences(): readonly string[] {
    return Object.keys(this.#constraints.sequenceNumbers ?? {});
  }

  sequenceNumberOf(sequence: string, row: Row): SequenceNumber | undefined {
    return this.#constraints.sequenceNumbers?.[sequence]?.(row);
  }

  /** Names of the fields that make the row's key. */
  keyFields(row: Row): string[] {
    const key = this.keyOf(row);
    return Object.keys(row).filter((name) => this.keyOf({ ...row, [name]: undefined }) !== key);
  }

  placeOf(index: NoInfer<IndexName>, row: Row): string {
    return placeOf(this.indexes[index], this.#keyOf, row);
  }

  copy(from: State, to: State): void {
    this.#tables.set(to, this.table(from).copy());
  }

  dump(state: State): readonly Row[] {
    return this.table(state).rows();
  }

  /** Returns changes that make `from` equal to `to`, also in row order. Rows are compared by identity. */
  *changes(from: State, to: State): Task<Change[]> {
    const [before, after] = [this.table(from), this.table(to)];
    if (before.isSameAs(after)) return [];
    const collection = this.name;
    const changes: Change[] = [];
    const places = new Map<string, number>();
    for (const [place, row] of before.rows().entries()) {
      const key = this.#keyOf(row);
      places.set(key, place);
      if (!after.get(key)) changes.push({ collection, delete: key });
      yield;
    }
    let last = -1;
    for (const row of after.rows()) {
      const key = this.#keyOf(row);
      const place = places.get(key);
      // A reinserted row moves to the end, as do all rows after it.
      const isAppended = place === undefined || place < last;
      if (isAppended && place !== undefined) changes.push({ collection, delete: key });
      if (isAppended || before.get(key) !== row) changes.push({ collection, put: row });
      last = isAppended ? Number.POSITIVE_INFINITY : place;
      yield;
    }
    return changes;
  }

  load(state: State, rows: readonly unknown[]): void {
    for (const [index, row] of rows.entries()) this.table(state).put(this.parse(row, index + 1));
  }

  /** Returns the row without unknown fields; throws `InvalidRow` with the row's number. */
  parse(row: unknown, number?: number): Row {
    const read = this.schema.safeParse(row, { error: englishLabelsOf });
    if (read.success) return read.data;
    throw new InvalidRow(this.name, read.error, number);
  }

  parseAndInsert(state: State, row: unknown): Row {
    const parsed = this.parse(row);
    this.table(state).put(parsed);
    return parsed;
  }

  insert(state: State, row: Row): void {
    this.table(state).put(row);
  }

  remove(state: State, key: string): void {
    this.table(state).delete(key);
  }
}

export type AnyCollection = Pick<
  Collection<object, string>,
  | 'name'
  | 'keyOf'
  | 'keyFields'
  | 'find'
  | 'permanent'
  | 'references'
  | 'validate'
  | 'happenedAt'
  | 'required'
  | 'unique'
  | 'sequences'
  | 'sequenceNumberOf'
  | 'copy'
  | 'dump'
  | 'load'
  | 'parseAndInsert'
  | 'insert'
  | 'remove'
  | 'changes'
>;

export type Change = { collection: string; put: object } | { collection: string; delete: string };

export class Reader {
  protected readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  get<Row extends object, I extends string>(collection: Collection<Row, I>, key: string): Row | undefined {
    return collection.table(this.state).get(key);
  }

  /** Returns the rows of an index key, sorted. The array may change with the next write. */
  list<Row extends object, I extends string>(
    collection: Collection<Row, I>,
    index: NoInfer<I>,
    key: string,
  ): readonly Row[] {
    return collection.table(this.state).list(index, key);
  }

  all<Row extends object, I extends string>(collection: Collection<Row, I>): readonly Row[] {
    return collection.table(this.state).rows();
  }
}
