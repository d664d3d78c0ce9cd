import { setImmediate as turn } from 'node:timers/promises';

/** Node takes in one new connection in each round of its loop: those of one owner must not keep the next one out. */
const ROUNDS = 50;

/**
 * Lets in one at a time, of each owner in turn: whoever asks for a hundred things makes somebody who asks for one wait for
 * one. Between two of them the process serves whatever else there is.
 */
export class FairQueue {
  /** What waits, by owner; who comes next stands first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isWorking = false;

  run<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const jobs = this.#waiting.get(owner) ?? [];
      jobs.push(() => job().then(resolve, reject));
      this.#waiting.set(owner, jobs);
      if (!this.#isWorking) this.#work();
    });
  }

  /** How many of an owner wait; the one that is let in waits no more. */
  waiting(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  #next(): (() => Promise<void>) | undefined {
    for (const [owner, jobs] of this.#waiting) {
      const job = jobs.shift();
      this.#waiting.delete(owner);
      if (jobs.length > 0) this.#waiting.set(owner, jobs);
      return job;
    }
    return undefined;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let job = this.#next(); job; job = this.#next()) {
      await job();
      for (let round = 0; round < ROUNDS; round += 1) await turn();
    }
    this.#isWorking = false;
  }
}
