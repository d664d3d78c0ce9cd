import { inTime } from './time-limit';

export class Calls {
  readonly #open = new Map<Promise<unknown>, string>();

  follow(does: string, ended: Promise<unknown>): void {
    this.#open.set(ended, does);
    ended.then(() => this.#open.delete(ended));
  }

  async allEnded(): Promise<void> {
    for (const [ended, does] of this.#open) await inTime(does, ended);
  }

  /** After a crash, callers get no response. */
  forget(): void {
    this.#open.clear();
  }
}
