import { withTimeLimit } from './time-limit';

export class Calls {
  readonly #open = new Map<Promise<unknown>, string>();

  follow(action: string, outcome: Promise<unknown>): void {
    this.#open.set(outcome, action);
    outcome.then(() => this.#open.delete(outcome));
  }

  async allEnded(): Promise<void> {
    for (const [ended, does] of this.#open) await withTimeLimit(does, ended);
  }

  /** After a crash, callers get no response. */
  forget(): void {
    this.#open.clear();
  }
}
