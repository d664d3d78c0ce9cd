import { exchangeSize, type LoggedCall } from './logged-call';

const MEGABYTE = 1024 * 1024;

export const LIMITS = { ofBank: 8 * MEGABYTE, inAll: 64 * MEGABYTE };

/** Calls with an exchange, oldest first, and the size of their exchanges. */
class SizedCalls {
  readonly #sizes = new Map<LoggedCall, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  get calls(): Iterable<LoggedCall> {
    return this.#sizes.keys();
  }

  add(call: LoggedCall, size: number): void {
    this.#sizes.set(call, size);
    this.#total += size;
  }

  remove(call: LoggedCall): void {
    this.#total -= this.#sizes.get(call) ?? 0;
    this.#sizes.delete(call);
  }
}

/** Drops the oldest exchanges beyond the limits of a bank and of the process. */
export class ExchangeBudget {
  readonly #limits: typeof LIMITS;
  readonly #all = new SizedCalls();
  readonly #ofLog = new WeakMap<object, SizedCalls>();
  readonly #logOf = new WeakMap<LoggedCall, object>();

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  add(log: object, call: LoggedCall): void {
    if (!call.exchange) return;
    const ofLog = this.#ofLog.get(log) ?? new SizedCalls();
    this.#ofLog.set(log, ofLog);
    this.#logOf.set(call, log);
    const size = exchangeSize(call.exchange);
    for (const calls of [ofLog, this.#all]) calls.add(call, size);
    this.#makeRoom(ofLog, this.#limits.ofBank);
    this.#makeRoom(this.#all, this.#limits.inAll);
  }

  drop(call: LoggedCall): void {
    const log = this.#logOf.get(call);
    call.exchange = undefined;
    this.#all.remove(call);
    if (log) this.#ofLog.get(log)?.remove(call);
  }

  #makeRoom(sized: SizedCalls, limit: number): void {
    for (const call of sized.calls) {
      if (sized.total <= limit) return;
      this.drop(call);
    }
  }
}
