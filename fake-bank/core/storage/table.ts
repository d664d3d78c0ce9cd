import { countBefore } from './place';

export type Index<Row> = {
  keys: (row: Row) => readonly string[];
  order: (row: Row) => string;
};

/** Sort position of a row in an index: its order, then its key, so that it is unique. */
export const placeOf = <Row>(index: Index<Row>, keyOf: (row: Row) => string, row: Row): string =>
  `${index.order(row)}\u0000${keyOf(row)}`;

/** Rows by key, and sorted lists for each index. Copies share lists until either side writes. */
export class Table<Row extends object, IndexName extends string> {
  readonly #keyOf: (row: Row) => string;
  readonly #indexes: readonly { index: Index<Row>; lists: Map<string, Row[]> }[];
  readonly #byName: ReadonlyMap<string, Map<string, Row[]>>;
  readonly #rows: Map<string, Row>;
  readonly #owned = new Set<Row[]>();
  readonly #definitions: Readonly<Record<IndexName, Index<Row>>>;

  constructor(
    keyOf: (row: Row) => string,
    definitions: Readonly<Record<IndexName, Index<Row>>>,
    source?: { rows: Map<string, Row>; lists: ReadonlyMap<string, Map<string, Row[]>> },
  ) {
    this.#keyOf = keyOf;
    this.#definitions = definitions;
    this.#rows = new Map(source?.rows);
    const named = Object.entries<Index<Row>>(definitions).map(([name, index]) => ({
      name,
      index,
      lists: new Map(source?.lists.get(name)),
    }));
    this.#indexes = named;
    this.#byName = new Map(named.map(({ name, lists }) => [name, lists]));
  }

  copy(): Table<Row, IndexName> {
    this.#owned.clear();
    return new Table(this.#keyOf, this.#definitions, { rows: this.#rows, lists: this.#byName });
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  rows(): readonly Row[] {
    return [...this.#rows.values()];
  }

  lists(name: IndexName): number {
    return this.#byName.get(name)?.size ?? 0;
  }

  list(name: IndexName, key: string): readonly Row[] {
    return this.#byName.get(name)?.get(key) ?? [];
  }

  put(row: Row): Row | undefined {
    const previous = this.#rows.get(this.#keyOf(row));
    if (previous) this.#unlist(previous);
    // Map order is unchanged by replacing a row, also when the change is rolled back.
    this.#rows.set(this.#keyOf(row), row);
    for (const { index, lists } of this.#indexes) {
      for (const key of index.keys(row)) {
        const list = this.#writable(lists, key);
        list.splice(this.#position(index, list, row), 0, row);
      }
    }
    return previous;
  }

  delete(key: string): Row | undefined {
    const row = this.#rows.get(key);
    if (!row) return undefined;
    this.#rows.delete(key);
    this.#unlist(row);
    return row;
  }

  #unlist(row: Row): void {
    for (const { index, lists } of this.#indexes) {
      for (const key of index.keys(row)) {
        const list = this.#writable(lists, key);
        list.splice(this.#position(index, list, row), 1);
        if (list.length > 0) continue;
        // With one key per row, empty lists would outgrow the rows.
        lists.delete(key);
        this.#owned.delete(list);
      }
    }
  }

  #writable(lists: Map<string, Row[]>, key: string): Row[] {
    const list = lists.get(key);
    if (list && this.#owned.has(list)) return list;
    const own = list ? list.slice() : [];
    lists.set(key, own);
    this.#owned.add(own);
    return own;
  }

  /** The end is checked first: most rows are appended. */
  #position(index: Index<Row>, list: readonly Row[], row: Row): number {
    const place = (other: Row) => placeOf(index, this.#keyOf, other);
    const wanted = place(row);
    const last = list.at(-1);
    if (!last || place(last) < wanted) return list.length;
    return countBefore(list, place, wanted);
  }
}
