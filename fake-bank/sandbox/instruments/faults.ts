import { fieldError } from '#bank/core/errors/domain-error';
import type { FaultRule } from '#contract/domain/fault-rule';
import { checkMatchable } from './matchable';
import { pathMatcher } from './path-pattern';

/** Per bank: every call is matched against all rules. */
export const FAULTS_MAX = 200;
const full = `Hay ${FAULTS_MAX} reglas a las que les quedan fallas. Borra las que no uses: DELETE /__bank/faults.`;

type Called = { method: string; path: string; customer: string | undefined };

type Fault = { id: string; hits: number; seen: number; rule: FaultRule; isFor: (called: Called) => boolean };

const isSpent = ({ hits, rule: { times } }: Fault): boolean => times !== undefined && hits >= times;

function matcherOf({ match = {} }: FaultRule): Fault['isFor'] {
  const isPath = match.path ? pathMatcher(match.path) : () => true;
  return ({ method, path, customer }) =>
    (!match.method || match.method.toUpperCase() === method) &&
    (!match.customer || match.customer === customer) &&
    isPath(path);
}

/** The first matching rule with remaining hits applies. */
export class Faults {
  #faults: Fault[] = [];
  #last = 0;

  /** Rejects a method and path that no endpoint has. A full list evicts its oldest spent rule; rejects if there is none. */
  add(rule: FaultRule): Fault {
    checkMatchable(rule.match);
    if (this.#faults.length >= FAULTS_MAX) {
      const spent = this.#faults.find(isSpent);
      if (!spent) throw fieldError('body', full);
      this.remove(spent.id);
    }
    this.#last += 1;
    const fault = { id: `F${this.#last}`, hits: 0, seen: 0, rule, isFor: matcherOf(rule) };
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

  copy(): Faults {
    const copy = new Faults();
    copy.#faults = this.#faults.map((fault) => ({ ...fault }));
    copy.#last = this.#last;
    return copy;
  }

  take(called: Called): Fault | undefined {
    for (const fault of this.#faults) {
      if (isSpent(fault) || !fault.isFor(called)) continue;
      fault.seen += 1;
      if (fault.seen <= (fault.rule.skip ?? 0)) continue;
      fault.hits += 1;
      return fault;
    }
    return undefined;
  }
}
