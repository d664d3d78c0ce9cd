import type { FaultRule } from '#contract/shared/fault-rule';
import { pathMatcher } from './path-pattern';

type Fault = { id: string; hits: number; seen: number; rule: FaultRule };

type Called = { method: string; path: string; customer: string | undefined };

const matches = ({ match }: FaultRule, { method, path, customer }: Called) =>
  (!match?.method || match.method.toUpperCase() === method) &&
  (!match?.path || pathMatcher(match.path)(path)) &&
  (!match?.customer || match.customer === customer);

/** The rules by which calls of one bank fail. The first that matches and has hits left is taken. */
export class Faults {
  #faults: Fault[] = [];
  #last = 0;

  add(rule: FaultRule): Fault {
    this.#last += 1;
    const fault = { id: `F${this.#last}`, hits: 0, seen: 0, rule };
    this.#faults.push(fault);
    return fault;
  }

  get all(): readonly Fault[] {
    return this.#faults;
  }

  remove(id: string): boolean {
    const before = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < before;
  }

  clear(): void {
    this.#faults = [];
  }

  take(called: Called): Fault | undefined {
    for (const fault of this.#faults) {
      const { rule } = fault;
      if (!matches(rule, called) || fault.hits >= (rule.times ?? Number.POSITIVE_INFINITY)) continue;
      fault.seen += 1;
      if (fault.seen <= (rule.skip ?? 0)) continue;
      fault.hits += 1;
      return fault;
    }
    return undefined;
  }
}
