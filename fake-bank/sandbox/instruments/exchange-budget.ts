import { exchangeSize, type LoggedCall } from './logged-call';

const MEGABYTE = 1024 * 1024;

export const LIMITS = { perBank: 8 * MEGABYTE, total: 64 * MEGABYTE };

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
  readonly #callsOfLog = new WeakMap<object, SizedCalls>();
  readonly #logOfCall = new WeakMap<LoggedCall, object>();

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  add(log: object, call: LoggedCall): void {
    if (!call.exchange) return;
    const callsOfLog = this.#callsOfLog.get(log) ?? new SizedCalls();
    this.#callsOfLog.set(log, callsOfLog);
    this.#logOfCall.set(call, log);
    const size = exchangeSize(call.exchange);
    for (const calls of [callsOfLog, this.#all]) calls.add(call, size);
    this.#makeRoom(callsOfLog, this.#limits.perBank);
    this.#makeRoom(this.#all, this.#limits.total);
  }

  drop(call: LoggedCall): void {
    const log = this.#logOfCall.get(call);
    call.exchange = undefined;
    this.#all.remove(call);
    if (log) this.#callsOfLog.get(log)?.remove(call);
  }

  #makeRoom(sizedCalls: SizedCalls, limit: number): void {
    for (const call of sizedCalls.calls) {
      if (sizedCalls.total <= limit) return;
      this.drop(call);
    }
  }
}
