import type * as z from 'zod/mini';
import { type Index, placeOf, Table } from './table';
import type { Change } from './transaction';

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

/**
 * A kind of record: its schema, its key and the ordered lists that it can be read by. Nouns declare their
 * collections; a bank's state has one table for each.
 */
export class Collection<Row extends object, IndexName extends string = never> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Row>;
  readonly keyOf: (row: Row) => string;
  readonly indexes: Readonly<Record<IndexName, Index<Row>>>;
  readonly #tables = new WeakMap<State, Table<Row, IndexName>>();

  constructor(
    name: string,
    schema: z.ZodMiniType<Row>,
    keyOf: (row: Row) => string,
    indexes: Readonly<Record<IndexName, Index<Row>>>,
  ) {
    this.name = name;
    this.schema = schema;
    this.keyOf = keyOf;
    this.indexes = indexes;
  }

  table(state: State): Table<Row, IndexName> {
    const found = this.#tables.get(state);
    if (found) return found;
    const made = new Table(this.keyOf, this.indexes);
    this.#tables.set(state, made);
    return made;
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
    const table = this.table(state);
    for (const row of rows) table.put(this.schema.parse(row));
  }

  remove(state: State, key: string): void {
    this.table(state).delete(key);
  }
}

/** A collection whatever its rows are: what snapshots, journals and copies need of it. */
export type AnyCollection = Pick<
  Collection<object, string>,
  'name' | 'copy' | 'dump' | 'load' | 'remove' | 'changes'
>;
