import { fieldError } from '#bank/core/errors/domain-error';
import type { FaultRule, NearestMiss, Fault as WireFault } from '#contract/domain/fault-rule';
import { checkMatchable } from './check-matchable';
import { valueAt } from './json-pointer';
import { answersWithBody, type Operation } from './operations';
import { pathMatcher } from './path-pattern';

/** Limit per bank, because every call is matched against all rules. */
export const MAX_FAULTS = 200;
const fullText = `There are ${MAX_FAULTS} rules with hits left. Remove those that you do not use: DELETE /__bank/faults.`;

export type CallContext = {
  traceId: string;
  method: string;
  path: string;
  operation: Operation | undefined;
  customer: string | undefined;
  body: unknown;
};

type Condition = {
  name: NearestMiss['condition'];
  expected: unknown;
  actual: (called: CallContext) => unknown;
  holds: (called: CallContext) => boolean;
};

type Fault = Omit<WireFault, 'nearestMiss'> & {
  nearestMiss?: NearestMiss;
  conditions: readonly Condition[];
};

type Match = NonNullable<FaultRule['match']>;

const equals = <Value>(
  name: Condition['name'],
  expected: Value | undefined,
  actual: (called: CallContext) => unknown,
): Condition[] =>
  expected === undefined ? [] : [{ name, expected, actual, holds: (called) => actual(called) === expected }];

const pathOf = ({ path }: CallContext): string => path;

function conditionsOf({ operation, method, path, customer, body }: Match): Condition[] {
  const isPath = path === undefined ? undefined : pathMatcher(path);
  return [
    ...equals('operation', operation, (called) => called.operation?.id),
    ...equals('method', method?.toUpperCase(), (called) => called.method),
    ...(path !== undefined && isPath
      ? [
          {
            name: 'path' as const,
            expected: path,
            actual: pathOf,
            holds: (called: CallContext) => isPath(called.path),
          },
        ]
      : []),
    ...equals('customer', customer, (called) => called.customer),
    ...equals('body', body?.value, (called) => valueAt(body?.pointer ?? '', called.body)),
  ];
}

const isSpent = ({ hits, rule }: Fault): boolean => {
  const times = rule.match?.nth === undefined ? rule.times : 1;
  return times !== undefined && hits >= times;
};

const skippedBy = ({ match, skip = 0 }: FaultRule): number =>
  match?.nth === undefined ? skip : match.nth - 1;

/** Without a body there is nothing to break or to send slowly. */
const needsBody = ({ then }: FaultRule): boolean => then.kind === 'malformed' || then.dribble !== undefined;

const MAX_SHOWN_CHARACTERS = 300;

/** Values of a body as JSON, so that "100" differs from 100. */
const shownText = (name: Condition['name'], value: unknown): string =>
  (typeof value === 'string' && name !== 'body' ? value : JSON.stringify(value)).slice(
    0,
    MAX_SHOWN_CHARACTERS,
  );

function missOf({ name, expected, actual }: Condition, called: CallContext): NearestMiss {
  const { traceId, method, path, operation } = called;
  const actualValue = actual(called);
  return {
    traceId,
    method,
    path,
    ...(operation && { operation: operation.id }),
    condition: name,
    expected: shownText(name, expected),
    ...(actualValue !== undefined && { actual: shownText(name, actualValue) }),
  };
}

/** The first matching rule with remaining hits applies. */
export class Faults {
  #faults: Fault[] = [];
  #last = 0;

  /** Rejects a rule that no call can match. If the list is full, replaces its oldest spent rule or rejects. */
  add(rule: FaultRule): WireFault {
    checkMatchable(rule);
    if (this.#faults.length >= MAX_FAULTS) {
      const spent = this.#faults.find(isSpent);
      if (!spent) throw fieldError('body', fullText);
      this.remove(spent.id);
    }
    this.#last += 1;
    const id = `F${this.#last}`;
    const fault = { id, hits: 0, matches: 0, rule, conditions: conditionsOf(rule.match ?? {}) };
    this.#faults.push(fault);
    return viewOf(fault);
  }

  get all(): WireFault[] {
    return this.#faults.map(viewOf);
  }

  /** True if a rule can hit. */
  get isActive(): boolean {
    return this.#faults.some((fault) => !isSpent(fault));
  }

  /** True if a rule that can hit depends on the request body. */
  get readsBodies(): boolean {
    return this.#faults.some((fault) => fault.rule.match?.body && !isSpent(fault));
  }

  ruleOf(id: string): FaultRule | undefined {
    return this.#faults.find((fault) => fault.id === id)?.rule;
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

  /** Replaces the rules by those of a copy. Ids are never reused. */
  restore(copy: Faults): void {
    this.#faults = copy.copy().#faults;
    this.#last = Math.max(this.#last, copy.#last);
  }

  take(called: CallContext): Fault | undefined {
    for (const fault of this.#faults) {
      if (isSpent(fault) || !isMet(fault, called)) continue;
      if (needsBody(fault.rule) && called.operation && !answersWithBody(called.operation)) continue;
      fault.matches += 1;
      if (fault.matches <= skippedBy(fault.rule)) continue;
      fault.hits += 1;
      return fault;
    }
    return undefined;
  }
}

/** Records the call as nearest miss if a single condition fails. */
function isMet(fault: Fault, called: CallContext): boolean {
  const [missed, ...others] = fault.conditions.filter(({ holds }) => !holds(called));
  if (!missed) return true;
  if (others.length === 0) fault.nearestMiss = missOf(missed, called);
  return false;
}

const viewOf = ({ conditions: _, ...fault }: Fault): WireFault => fault;
