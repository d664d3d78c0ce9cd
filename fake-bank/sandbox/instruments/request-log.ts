import { MAX_REQUESTS } from '#contract/domain/request-log';
import { ExchangeBudget } from './exchange-budget';
import type { LoggedCall } from './logged-call';

/** All banks of the process share the memory for bodies. */
const sharedBudget = new ExchangeBudget();

/** The last calls of a bank. */
export class RequestLog {
  readonly #budget: ExchangeBudget;
  readonly #calls: LoggedCall[] = [];
  #last = 0;

  constructor(budget = sharedBudget) {
    this.#budget = budget;
  }

  add(content: Omit<LoggedCall, 'number'>): LoggedCall {
    this.#last += 1;
    const call = { number: this.#last, ...content };
    this.#calls.push(call);
    this.#budget.add(this, call);
    const oldest = this.#calls.length > MAX_REQUESTS ? this.#calls.shift() : undefined;
    if (oldest) this.#budget.drop(oldest);
    return call;
  }

  /** Oldest first. */
  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /** The latest call with this trace id, which clients may use more than once. */
  withTrace(traceId: string): LoggedCall | undefined {
    return this.#calls.findLast((call) => call.traceId === traceId);
  }

  clear(): void {
    for (const call of this.#calls.splice(0)) this.#budget.drop(call);
  }
}
