import { crc32 } from 'node:zlib';
import { DomainError } from '#bank/core/errors/domain-error';
import { type AnyCollection, type Change, State } from '#bank/core/storage/collection';
import type { Store } from '#bank/core/storage/store';
import { collections } from '#bank/modules';

const prints = new WeakMap<object, number>();

/** Normalizes a row as loading it from a file does. */
function readAgain(collection: AnyCollection, row: object): object {
  const state = new State();
  collection.load(state, [JSON.parse(JSON.stringify(row))]);
  return collection.dump(state)[0] ?? {};
}

function printOf(collection: AnyCollection, row: object, isRead: boolean): number {
  const cached = prints.get(row);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(isRead ? row : readAgain(collection, row));
  const print = crc32(text, crc32(collection.name));
  prints.set(row, print);
  return print;
}

/** Returns a checksum of all rows. `isRead`: the rows come from files and are normalized. */
export function printOfRows(state: State, isRead = false): number {
  let sum = 0;
  for (const collection of collections)
    for (const row of collection.dump(state)) sum += printOf(collection, row, isRead);
  return sum;
}

type Mark = { print: number; replaces: State | null };

/** States the bank may be in. An acknowledged or displayed state cannot be rolled back. */
export class History {
  readonly #past = new Set<number>();
  violation: string | null = null;
  readonly #byChanges = new WeakMap<readonly Change[], Mark>();
  #marks: Mark[];
  #certain = 0;
  /** Replacements whose outcome is unknown. */
  #limbo: number[] = [];

  constructor(state: State, isRead = false) {
    this.#marks = [{ print: printOfRows(state, isRead), replaces: null }];
  }

  follow(store: Store): void {
    const transact = store.transact.bind(store);
    store.transact = (command) => {
      let changes: readonly Change[] = [];
      const result = transact((tx) => {
        changes = tx.changes;
        return command(tx);
      });
      if (changes.length > 0) this.#note(changes, store);
      return result;
    };
    const replace = store.replace.bind(store);
    store.replace = (state) => {
      const old = store.state;
      replace(state);
      const undone = this.#marks.findIndex(({ replaces }) => replaces === state);
      if (undone < 0) this.#marks.push({ print: printOfRows(state), replaces: old });
      else this.#limbo.push(...this.#cut(undone).map(({ print }) => print));
    };
  }

  #note(changes: readonly Change[], store: Store): void {
    const mark: Mark = { print: printOfRows(store.state), replaces: null };
    this.#marks.push(mark);
    this.#byChanges.set(changes, mark);
    this.#hear(mark, store.pending);
  }

  #hear(mark: Mark, answer: Promise<void> | null): void {
    if (!answer) this.violation ??= 'nobody has to wait for a commit';
    answer?.then(
      () => this.tell(mark),
      (error) => {
        if (error instanceof DomainError) this.#refuse(mark);
      },
    );
  }

  get last(): Mark | undefined {
    return this.#marks.at(-1);
  }

  tellChanges(changes: readonly Change[]): void {
    this.tell(this.#byChanges.get(changes));
  }

  /** Marks a state as acknowledged or displayed. */
  tell(mark: Mark | undefined): void {
    const index = mark ? this.#marks.indexOf(mark) : -1;
    if (index > this.#certain) this.#certain = index;
  }

  get lastReplacement(): Mark | undefined {
    return this.#marks.findLast(({ replaces }) => replaces !== null);
  }

  tellReplacement(isKept: boolean): void {
    if (isKept) this.tell(this.lastReplacement);
    else this.#limbo = [];
  }

  #refuse(mark: Mark): void {
    const index = this.#marks.indexOf(mark);
    if (index >= 0) this.#cut(index);
  }

  #cut(index: number): Mark[] {
    if (index <= this.#certain) this.violation ??= 'what somebody was told of is taken back';
    return this.#marks.splice(index);
  }

  /** Returns the mark with this checksum; undefined means the bank is in an invalid state. */
  markOf(print: number): Mark | undefined {
    const knownMark = this.#marks.find((mark, index) => index >= this.#certain && mark.print === print);
    return knownMark ?? (this.#limbo.includes(print) ? { print, replaces: null } : undefined);
  }

  get prints(): ReadonlySet<number> {
    return new Set([...this.#marks.slice(this.#certain).map(({ print }) => print), ...this.#limbo]);
  }

  /** For truncated files, which may fall back to any earlier state. */
  everHeld(print: number): boolean {
    return this.#past.has(print) || this.#marks.some((mark) => mark.print === print);
  }

  /** Continues from the state found after a restart. */
  reopen(print: number): void {
    for (const mark of this.#marks) this.#past.add(mark.print);
    this.#marks = [{ print, replaces: null }];
    this.#certain = 0;
    this.#limbo = [];
  }
}
