import { inTime } from './time-limit';

/** The calls that go on by themselves, and what each does. */
export class Calls {
  readonly #open = new Map<Promise<unknown>, string>();

  follow(does: string, ended: Promise<unknown>): void {
    this.#open.set(ended, does);
    ended.then(() => this.#open.delete(ended));
  }

  /** Whoever called has heard of it, one way or the other. */
  async allEnded(): Promise<void> {
    for (const [ended, does] of this.#open) await inTime(does, ended);
  }

  /** The process is gone, and whoever called it hears nothing. */
  forget(): void {
    this.#open.clear();
  }
}
