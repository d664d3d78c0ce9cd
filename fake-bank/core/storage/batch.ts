import type { Change } from './transaction';

/** Something that many wait for and one settles. Whoever waits for it hears of a failure; nobody has to. */
export class Outcome {
  readonly promise: Promise<void>;
  resolve: () => void = () => undefined;
  reject: (reason: unknown) => void = () => undefined;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.promise.catch(() => undefined);
  }
}

/** Transactions that are written and flushed together: all of them count from then on, or none does. */
export class Batch extends Outcome {
  /** Each as JSON. */
  readonly transactions: string[] = [];
  readonly #undo: (() => void)[] = [];

  add(changes: readonly Change[], undo: () => void): void {
    this.transactions.push(JSON.stringify(changes));
    this.#undo.push(undo);
  }

  undo(): void {
    for (const step of this.#undo.reverse()) step();
  }
}
