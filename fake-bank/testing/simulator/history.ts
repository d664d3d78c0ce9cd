import { crc32 } from 'node:zlib';
import { DomainError } from '#bank/core/errors/domain-error';
import { type AnyCollection, State } from '#bank/core/storage/collection';
import type { Store } from '#bank/core/storage/store';
import type { Change } from '#bank/core/storage/transaction';
import { collections } from '#bank/modules';

const prints = new WeakMap<object, number>();

/** A row as it is read again, whatever the order of its fields was. */
function readAgain(collection: AnyCollection, row: object): object {
  const state = new State();
  collection.load(state, [JSON.parse(JSON.stringify(row))]);
  return collection.dump(state)[0] ?? {};
}

function printOf(collection: AnyCollection, row: object, isRead: boolean): number {
  const known = prints.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(isRead ? row : readAgain(collection, row));
  const print = crc32(text, crc32(collection.name));
  prints.set(row, print);
  return print;
}

/** A number for all the rows of a bank: others make another one. `isRead` says that they come from files. */
export function printOfRows(state: State, isRead = false): number {
  let sum = 0;
  for (const collection of collections)
    for (const row of collection.dump(state)) sum += printOf(collection, row, isRead);
  return sum;
}

type Mark = { print: number; replaces: State | null };

/**
 * What a bank may hold: what it began with, and after each commit. From the last one that somebody was told of or
 * shown there is no way back; what was refused, and all that stood on it, is no more.
 */
export class History {
  readonly #past = new Set<number>();
  /** What did not hold, if anything. */
  violation: string | null = null;
  readonly #byChanges = new WeakMap<readonly Change[], Mark>();
  #marks: Mark[];
  #certain = 0;
  /** Rows of which nobody knows whether they took the place of the others. */
  #limbo: number[] = [];

  constructor(state: State, isRead = false) {
    this.#marks = [{ print: printOfRows(state, isRead), replaces: null }];
  }

  /** Notes each commit and each replacement from here on. */
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

  /** Who committed these changes was told that they are kept. */
  tellChanges(changes: readonly Change[]): void {
    this.tell(this.#byChanges.get(changes));
  }

  /** Somebody was told of it, or shown it. */
  tell(mark: Mark | undefined): void {
    const index = mark ? this.#marks.indexOf(mark) : -1;
    if (index > this.#certain) this.#certain = index;
  }

  /** What came of rows that were to take the place of others. */
  tellReplacement(isKept: boolean): void {
    if (isKept) this.tell(this.#marks.findLast(({ replaces }) => replaces !== null));
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

  /** The mark that a bank with this print stands at; where there is none, it holds what it must not. */
  markOf(print: number): Mark | undefined {
    const found = this.#marks.find((mark, index) => index >= this.#certain && mark.print === print);
    return found ?? (this.#limbo.includes(print) ? { print, replaces: null } : undefined);
  }

  /** All that it may hold now. */
  get prints(): ReadonlySet<number> {
    return new Set([...this.#marks.slice(this.#certain).map(({ print }) => print), ...this.#limbo]);
  }

  /** Whether it ever held that: what a file that lost its end may come to. */
  everHeld(print: number): boolean {
    return this.#past.has(print) || this.#marks.some((mark) => mark.print === print);
  }

  /** A bank was opened again and stands here: what came after is gone. */
  reopen(print: number): void {
    for (const mark of this.#marks) this.#past.add(mark.print);
    this.#marks = [{ print, replaces: null }];
    this.#certain = 0;
    this.#limbo = [];
  }
}
