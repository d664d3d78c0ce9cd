/** Lets one after the other in: what takes more than a turn of the process sees no half of something else. */
export class Queue {
  #last: Promise<void> | null = null;

  /** Resolves when those who wait now have been in; null where nobody is. */
  get over(): Promise<void> | null {
    return this.#last;
  }

  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = (this.#last ?? Promise.resolve()).then(run);
    const leave = () => {
      if (this.#last === over) this.#last = null;
    };
    const over = result.then(leave, leave);
    this.#last = over;
    return result;
  }
}
