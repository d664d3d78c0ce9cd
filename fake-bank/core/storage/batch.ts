import type { Change } from './collection';

/** A promise settled from outside; a rejection that nobody awaits is ignored. */
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

export class Batch extends Outcome {
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
