import { setImmediate as nextRound } from 'node:timers/promises';

/** Node accepts one new connection per event loop round: let others connect between jobs. */
const ROUNDS = 50;

/** Runs one job at a time, round-robin by owner. */
export class FairQueue {
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
      for (let round = 0; round < ROUNDS; round += 1) await nextRound();
    }
    this.#isWorking = false;
  }
}
