import { countBefore } from './place';

export type Index<Row> = {
  keys: (row: Row) => readonly string[];
  order: (row: Row) => string;
};

/** Sort position of a row in an index: its order, then its key, so that positions are unique. */
export const placeOf = <Row>(index: Index<Row>, keyOf: (row: Row) => string, row: Row): string =>
  `${index.order(row)}\u0000${keyOf(row)}`;

type Lists<Row> = Map<string, Row[]>;
type Content<Row> = { rows: Map<string, Row>; lists: ReadonlyMap<string, Lists<Row>> };

/** Rows by key, and sorted lists for each index. Copies share both until either side writes. */
export class Table<Row extends object, IndexName extends string> {
  readonly #keyOf: (row: Row) => string;
  readonly #definitions: Readonly<Record<IndexName, Index<Row>>>;
  readonly #indexes: readonly (readonly [name: string, Index<Row>])[];
  #rows: Map<string, Row>;
  #lists: ReadonlyMap<string, Lists<Row>>;
  /** True if another table shares the maps. */
  #isShared: boolean;
  readonly #owned = new Set<Row[]>();

  constructor(
    keyOf: (row: Row) => string,
    definitions: Readonly<Record<IndexName, Index<Row>>>,
    shared?: Content<Row>,
  ) {
    this.#keyOf = keyOf;
    this.#definitions = definitions;
    this.#indexes = Object.entries<Index<Row>>(definitions);
    this.#isShared = shared !== undefined;
    this.#rows = shared?.rows ?? new Map();
    this.#lists = shared?.lists ?? new Map(this.#indexes.map(([name]) => [name, new Map()]));
  }

  copy(): Table<Row, IndexName> {
    this.#owned.clear();
    this.#isShared = true;
    return new Table(this.#keyOf, this.#definitions, { rows: this.#rows, lists: this.#lists });
  }

  /** True if neither table was written since one was copied from the other. */
  isSameAs(other: Table<Row, IndexName>): boolean {
    return this.#rows === other.#rows;
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  rows(): readonly Row[] {
    return [...this.#rows.values()];
  }

  lists(name: IndexName): number {
    return this.#lists.get(name)?.size ?? 0;
  }

  list(name: IndexName, key: string): readonly Row[] {
    return this.#lists.get(name)?.get(key) ?? [];
  }

  put(row: Row): Row | undefined {
    this.#unshare();
    const previous = this.#rows.get(this.#keyOf(row));
    if (previous) this.#unlist(previous);
    // Map order is unchanged by replacing a row, also when the change is rolled back.
    this.#rows.set(this.#keyOf(row), row);
    for (const [name, index] of this.#indexes) {
      for (const key of index.keys(row)) {
        const list = this.#writable(name, key);
        list.splice(this.#position(index, list, row), 0, row);
      }
    }
    return previous;
  }

  delete(key: string): Row | undefined {
    const row = this.#rows.get(key);
    if (!row) return undefined;
    this.#unshare();
    this.#rows.delete(key);
    this.#unlist(row);
    return row;
  }

  #unshare(): void {
    if (!this.#isShared) return;
    this.#rows = new Map(this.#rows);
    this.#lists = new Map([...this.#lists].map(([name, lists]) => [name, new Map(lists)]));
    this.#isShared = false;
  }

  #unlist(row: Row): void {
    for (const [name, index] of this.#indexes) {
      for (const key of index.keys(row)) {
        const list = this.#writable(name, key);
        list.splice(this.#position(index, list, row), 1);
        if (list.length > 0) continue;
        // Otherwise empty lists would accumulate in an index with one key per row.
        this.#lists.get(name)?.delete(key);
        this.#owned.delete(list);
      }
    }
  }

  #writable(name: string, key: string): Row[] {
    const lists = this.#lists.get(name);
    const list = lists?.get(key);
    if (list && this.#owned.has(list)) return list;
    const keys = list ? list.slice() : [];
    lists?.set(key, keys);
    this.#owned.add(keys);
    return keys;
  }

  /** The end is checked first: most rows are appended. */
  #position(index: Index<Row>, list: readonly Row[], row: Row): number {
    const place = (other: Row) => placeOf(index, this.#keyOf, other);
    const position = place(row);
    const last = list.at(-1);
    if (!last || place(last) < position) return list.length;
    return countBefore(list, place, position);
  }
}
