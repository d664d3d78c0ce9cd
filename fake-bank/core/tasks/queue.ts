/** Runs tasks one at a time, so that a sliced task never sees another one's partial result. */
export class Queue {
  #last: Promise<void> | null = null;

  /** Resolves when all tasks queued so far are done; null if there are none. */
  get pending(): Promise<void> | null {
    return this.#last;
  }

  enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = (this.#last ?? Promise.resolve()).then(run);
    const leave = () => {
      if (this.#last === settled) this.#last = null;
    };
    const settled = result.then(leave, leave);
    this.#last = settled;
    return result;
  }
}
