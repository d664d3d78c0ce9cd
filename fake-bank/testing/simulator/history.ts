import { crc32 } from 'node:zlib';
import { DomainError } from '#bank/core/errors/domain-error';
import { type AnyCollection, type Change, State } from '#bank/core/storage/collection';
import type { Store } from '#bank/core/storage/store';
import { collections } from '#bank/modules';

const checksums = new WeakMap<object, number>();

/** Normalizes a row as loading it from a file does. */
function reloadRow(collection: AnyCollection, row: object): object {
  const state = new State();
  collection.load(state, [JSON.parse(JSON.stringify(row))]);
  return collection.dump(state)[0] ?? {};
}

function checksumOf(collection: AnyCollection, row: object, isRead: boolean): number {
  const cached = checksums.get(row);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(isRead ? row : reloadRow(collection, row));
  const checksum = crc32(text, crc32(collection.name));
  checksums.set(row, checksum);
  return checksum;
}

/** Returns a checksum of all rows. `isRead`: the rows come from files and are normalized. */
export function checksumOfRows(state: State, isRead = false): number {
  let sum = 0;
  for (const collection of collections)
    for (const row of collection.dump(state)) sum += checksumOf(collection, row, isRead);
  return sum;
}

type Mark = { checksum: number; replaces: State | null };

/** States the bank may be in. Rolling back an acknowledged or displayed state is a violation. */
export class History {
  readonly #past = new Set<number>();
  violation: string | null = null;
  readonly #byChanges = new WeakMap<readonly Change[], Mark>();
  #marks: Mark[];
  #certain = 0;
  /** Replacements whose outcome is unknown. */
  #unknown: number[] = [];

  constructor(state: State, isRead = false) {
    this.#marks = [{ checksum: checksumOfRows(state, isRead), replaces: null }];
  }

  follow(store: Store): void {
    const transact = store.transact.bind(store);
    store.transact = (command) => {
      let changes: readonly Change[] = [];
      const result = transact((tx) => {
        changes = tx.changes;
        return command(tx);
      });
      if (changes.length > 0) this.#addMark(changes, store);
      return result;
    };
    const replace = store.replace.bind(store);
    store.replace = (state) => {
      const old = store.state;
      replace(state);
      const rolledBackIndex = this.#marks.findIndex(({ replaces }) => replaces === state);
      if (rolledBackIndex < 0) this.#marks.push({ checksum: checksumOfRows(state), replaces: old });
      else this.#unknown.push(...this.#cut(rolledBackIndex).map(({ checksum }) => checksum));
    };
  }

  #addMark(changes: readonly Change[], store: Store): void {
    const mark: Mark = { checksum: checksumOfRows(store.state), replaces: null };
    this.#marks.push(mark);
    this.#byChanges.set(changes, mark);
    this.#trackAnswer(mark, store.pending);
  }

  #trackAnswer(mark: Mark, answer: Promise<void> | null): void {
    if (!answer) this.violation ??= 'a commit has no pending write';
    answer?.then(
      () => this.confirm(mark),
      (error) => {
        if (error instanceof DomainError) this.#rollBack(mark);
      },
    );
  }

  get last(): Mark | undefined {
    return this.#marks.at(-1);
  }

  confirmChanges(changes: readonly Change[]): void {
    this.confirm(this.#byChanges.get(changes));
  }

  /** Marks a state as acknowledged or displayed. */
  confirm(mark: Mark | undefined): void {
    const index = mark ? this.#marks.indexOf(mark) : -1;
    if (index > this.#certain) this.#certain = index;
  }

  get lastReplacement(): Mark | undefined {
    return this.#marks.findLast(({ replaces }) => replaces !== null);
  }

  confirmReplacement(isKept: boolean): void {
    if (isKept) this.confirm(this.lastReplacement);
    else this.#unknown = [];
  }

  #rollBack(mark: Mark): void {
    const index = this.#marks.indexOf(mark);
    if (index >= 0) this.#cut(index);
  }

  #cut(index: number): Mark[] {
    if (index <= this.#certain) this.violation ??= 'an acknowledged state was rolled back';
    return this.#marks.splice(index);
  }

  /** Returns the mark with this checksum; undefined means the bank is in an invalid state. */
  markOf(checksum: number): Mark | undefined {
    const knownMark = this.#marks.find((mark, index) => index >= this.#certain && mark.checksum === checksum);
    return knownMark ?? (this.#unknown.includes(checksum) ? { checksum, replaces: null } : undefined);
  }

  get checksums(): ReadonlySet<number> {
    return new Set([...this.#marks.slice(this.#certain).map(({ checksum }) => checksum), ...this.#unknown]);
  }

  /** Returns true for any earlier state, to which truncated files may fall back. */
  wasPossible(checksum: number): boolean {
    return this.#past.has(checksum) || this.#marks.some((mark) => mark.checksum === checksum);
  }

  /** Continues from the state found after a restart. */
  reopen(checksum: number): void {
    for (const mark of this.#marks) this.#past.add(mark.checksum);
    this.#marks = [{ checksum, replaces: null }];
    this.#certain = 0;
    this.#unknown = [];
  }
}
