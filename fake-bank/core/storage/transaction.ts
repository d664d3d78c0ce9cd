import { type AnyCollection, type Change, type Collection, Reader, type State } from './collection';

export class Transaction extends Reader {
  readonly changes: Change[] = [];
  readonly #undo: (() => void)[] = [];
  readonly #isChecked: boolean;

  /** Seeds skip validation: they are large, and tests validate them. */
  constructor(state: State, { isChecked = false } = {}) {
    super(state);
    this.#isChecked = isChecked;
  }

  put<Row extends object, I extends string>(collection: Collection<Row, I>, row: NoInfer<Row>): Row {
    const table = collection.table(this.state);
    const frozen = Object.freeze(this.#isChecked ? collection.parse(row) : row);
    const previous = table.put(frozen);
    this.#undo.push(() =>
      previous ? void table.put(previous) : void table.delete(collection.keyOf(frozen)),
    );
    this.changes.push({ collection: collection.name, put: frozen });
    return frozen;
  }

  delete<Row extends object, I extends string>(collection: Collection<Row, I>, key: string): void {
    const table = collection.table(this.state);
    const previous = table.delete(key);
    if (!previous) return;
    this.#undo.push(() => void table.put(previous));
    this.changes.push({ collection: collection.name, delete: key });
  }

  undo(): void {
    for (const step of this.#undo.reverse()) step();
  }
}

export function replay(
  state: State,
  collections: ReadonlyMap<string, AnyCollection>,
  changes: readonly Change[],
): void {
  for (const change of changes) {
    const collection = collections.get(change.collection);
    if (!collection) throw new Error(`unknown collection ${change.collection}`);
    if ('put' in change) collection.parseAndInsert(state, change.put);
    else collection.remove(state, change.delete);
  }
}
