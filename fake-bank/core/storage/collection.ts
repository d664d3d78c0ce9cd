import type * as z from 'zod/mini';
import { type Index, placeOf, Table } from './table';
import type { Change, Reader } from './transaction';

/**
 * The rows of one bank, by identity alone: each collection keeps the tables of the states that it has rows in, typed as
 * only it knows them. A state that nobody holds any more takes its tables with it.
 */
export class State {
  readonly #brand = 'state';
  toString() {
    return this.#brand;
  }
}

/** Thrown for a row that violates the schema of its list. */
export class InvalidRow extends Error {
  /** Path of the first invalid field; empty if the row itself is invalid. */
  readonly field: string;
  readonly reason: string;

  constructor(list: string, { issues: [issue] }: z.core.$ZodError, number?: number) {
    const field = issue?.path.join('.') ?? '';
    const reason = issue?.message ?? 'no se puede leer.';
    const row = number === undefined ? 'a row' : `row ${number}`;
    super(`${row} of ${list} does not hold: ${field ? `${field}: ` : ''}${reason}`);
    this.name = 'InvalidRow';
    this.field = field;
    this.reason = reason;
  }
}

/** A row of somebody's that another one names, by its key. */
export type Reference = readonly [AnyCollection, key: string];

/** What has to hold of a row beside its schema, where rows come from outside: all the others are there by then. */
type Constraints<Row> = {
  /** Rows are never taken out: what is named is there. */
  permanent?: true;
  /** What it names of customers': all of it is of one of them, and of the row's own where it is somebody's. */
  references?: (row: Row) => readonly Reference[];
  /** What it says that other rows, or the rules of the bank, do not allow; in words. */
  validate?: (row: Row, reader: Reader) => string | undefined;
  /** What no other row has, in words: `la CLABE 0121…`. */
  unique?: (row: Row) => readonly (string | undefined)[];
};

/**
 * A kind of record: its schema, its key and the ordered lists that it can be read by. Nouns declare their
 * collections; a bank's state has one table for each.
 */
export class Collection<Row extends object, IndexName extends string = never> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Row>;
  readonly keyOf: (row: Row) => string;
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
    this.keyOf = keyOf;
    this.indexes = indexes;
    this.#constraints = constraints;
  }

  table(state: State): Table<Row, IndexName> {
    const found = this.#tables.get(state);
    if (found) return found;
    const made = new Table(this.keyOf, this.indexes);
    this.#tables.set(state, made);
    return made;
  }

  find(state: State, key: string): Row | undefined {
    return this.table(state).get(key);
  }

  get permanent(): boolean {
    return this.#constraints.permanent ?? false;
  }

  references(row: Row): readonly Reference[] {
    return this.#constraints.references?.(row) ?? [];
  }

  validate(row: Row, reader: Reader): string | undefined {
    return this.#constraints.validate?.(row, reader);
  }

  unique(row: Row): readonly string[] {
    return this.#constraints.unique?.(row).filter((said) => said !== undefined) ?? [];
  }

  /** Where a row stands in an index; places compare as text. */
  placeOf(index: NoInfer<IndexName>, row: Row): string {
    return placeOf(this.indexes[index], this.keyOf, row);
  }

  /** Gives `to` the rows of `from`; the two go their own ways from there. */
  copy(from: State, to: State): void {
    this.#tables.set(to, this.table(from).copy());
  }

  dump(state: State): readonly Row[] {
    return this.table(state).rows();
  }

  /** What has to be written so that the rows of `from` become those of `to`. */
  changes(from: State, to: State): Change[] {
    const [before, after] = [this.table(from), this.table(to)];
    const { name: collection, keyOf } = this;
    const gone = before.rows().filter((row) => !after.get(keyOf(row)));
    const put = after.rows().filter((row) => before.get(keyOf(row)) !== row);
    return [
      ...gone.map((row) => ({ collection, delete: keyOf(row) })),
      ...put.map((row) => ({ collection, put: row })),
    ];
  }

  /** Reads rows from outside (a file, an import): each is checked against the schema, or it throws. */
  load(state: State, rows: readonly unknown[]): void {
    for (const [index, row] of rows.entries()) this.table(state).put(this.parse(row, index + 1));
  }

  /** Returns the row without fields that the schema does not know; throws `InvalidRow` with its number. */
  parse(row: unknown, number?: number): Row {
    const read = this.schema.safeParse(row);
    if (read.success) return read.data;
    throw new InvalidRow(this.name, read.error, number);
  }

  /** Parses a row and stores it. */
  parseAndInsert(state: State, row: unknown): Row {
    const taken = this.parse(row);
    this.table(state).put(taken);
    return taken;
  }

  remove(state: State, key: string): void {
    this.table(state).delete(key);
  }
}

/** A collection whatever its rows are: what snapshots, journals and copies need of it. */
export type AnyCollection = Pick<
  Collection<object, string>,
  | 'name'
  | 'find'
  | 'permanent'
  | 'references'
  | 'validate'
  | 'unique'
  | 'copy'
  | 'dump'
  | 'load'
  | 'parseAndInsert'
  | 'remove'
  | 'changes'
>;
