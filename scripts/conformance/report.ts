import { type Acceptance, type AcceptedDeviation, acceptanceOf } from './accepted-deviations';
import { type Answer, traceOf } from './answer';
import { type CheckedAnswer, checkAnswer } from './check-answer';
import { type Difference, type Kind, type Severity, severities } from './difference';
import { domains, findOperation, type Match, operations, unknownCall } from './operations';
import { type Failure, unreachableDifference } from './upstream-failure';

/** One kind of difference of one operation. */
export type Line = Difference & {
  operation: string;
  count: number;
  traceId: string;
  acceptance: Acceptance | null;
};

export type UncheckedCall = { call: string; reason: string; count: number };

export type DomainScore = {
  domain: string;
  operations: number;
  seen: number;
  /** Operations seen without a difference that customers notice. */
  sound: number;
};

export type Summary = {
  api: string;
  answers: number;
  checked: number;
  /** `seen`: operations with a successful answer, which was compared with its schema. */
  operations: { seen: number; all: number; unseen: string[]; onlyErrors: string[] };
  domains: DomainScore[];
  lines: Line[];
  unchecked: UncheckedCall[];
  /** Optional fields that no answer had, although their operation was seen. */
  absentFields: { operation: string; pointer: string }[];
};

type Options = { api: string; accepted?: readonly AcceptedDeviation[]; now?: () => number };

const rank = ({ severity }: Line): number => severities.indexOf(severity);

/** A failure of the check must not end the proxy. */
function tryCheck(match: Match, answer: Answer): CheckedAnswer | Error {
  try {
    return checkAnswer(match, answer);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Kinds whose lines differ by code or status. */
const DISTINCT: readonly Kind[] = ['unknown-code', 'undeclared-status', 'html', 'not-json', 'empty-body'];

/** Collects types and counts only: neither values nor headers of an answer are retained. */
export class Report {
  readonly #options: Required<Options>;
  readonly #lines = new Map<string, Line>();
  readonly #unchecked = new Map<string, UncheckedCall>();
  readonly #optionalFields = new Map<string, { operation: string; pointer: string; isPresent: boolean }>();
  readonly #seen = new Set<string>();
  readonly #rejected = new Set<string>();
  #answers = 0;
  #checked = 0;

  constructor({ api, accepted = [], now = Date.now }: Options) {
    const { origin, pathname } = new URL(api);
    this.#options = { api: origin + pathname.replace(/\/$/, ''), accepted, now };
  }

  /** Returns the lines that this answer added. */
  add(answer: Answer): Line[] {
    this.#answers += 1;
    const match = findOperation(answer);
    if (!match) {
      this.#noteUnchecked(unknownCall(answer), 'the contract has no such operation');
      return [];
    }
    const { name } = match.operation;
    const outcome = tryCheck(match, answer);
    if (outcome instanceof Error) {
      this.#noteUnchecked(name, `the check ended with ${outcome.name}`);
      return [];
    }
    const { differences, optionalFields } = outcome;
    this.#checked += 1;
    (answer.status < 400 ? this.#seen : this.#rejected).add(name);
    for (const { pointer, isPresent } of optionalFields) {
      const key = `${name} ${pointer}`;
      const wasPresent = this.#optionalFields.get(key)?.isPresent ?? false;
      this.#optionalFields.set(key, { operation: name, pointer, isPresent: wasPresent || isPresent });
    }
    return this.#note(name, differences, traceOf(answer));
  }

  /** Returns the lines that this failure added. */
  addFailure(call: { method: string; pathname: string }, failure: Failure, traceId: string): Line[] {
    const name = findOperation(call)?.operation.name ?? unknownCall(call);
    return this.#note(name, [unreachableDifference(failure)], traceId);
  }

  /** Counts an answer whose body cannot be compared, such as a body that is too large. */
  addUnchecked(call: { method: string; pathname: string }, reason: string): void {
    this.#answers += 1;
    this.#noteUnchecked(findOperation(call)?.operation.name ?? unknownCall(call), reason);
  }

  #noteUnchecked(call: string, reason: string): void {
    const reported = this.#unchecked.get(`${call} ${reason}`);
    this.#unchecked.set(`${call} ${reason}`, { call, reason, count: (reported?.count ?? 0) + 1 });
  }

  #note(operation: string, differences: readonly Difference[], traceId: string): Line[] {
    const newLines: Line[] = [];
    const keys = new Set<string>();
    for (const difference of differences) {
      const { kind, pointer, received } = difference;
      const distinct = DISTINCT.includes(kind) ? received : '';
      const key = [operation, kind, pointer, distinct].join(' ');
      // Several rows of one list are one deviating answer.
      if (keys.has(key)) continue;
      keys.add(key);
      const reported = this.#lines.get(key);
      if (reported) {
        reported.count += 1;
        continue;
      }
      const { accepted, now } = this.#options;
      const acceptance = acceptanceOf(accepted, operation, difference, now());
      const line = { ...difference, operation, count: 1, traceId, acceptance };
      this.#lines.set(key, line);
      newLines.push(line);
    }
    return newLines;
  }

  #scoreOf(domain: string, lines: readonly Line[]): DomainScore {
    const names = operations.filter((operation) => operation.domain === domain).map(({ name }) => name);
    const seenNames = names.filter((name) => this.#seen.has(name));
    const sound = seenNames.filter(
      (name) => !lines.some((line) => line.operation === name && isFailing(line, 'hidden')),
    );
    return { domain, operations: names.length, seen: seenNames.length, sound: sound.length };
  }

  summary(): Summary {
    const lines = [...this.#lines.values()].toSorted(
      (a, b) =>
        rank(a) - rank(b) || a.operation.localeCompare(b.operation) || a.pointer.localeCompare(b.pointer),
    );
    return {
      api: this.#options.api,
      answers: this.#answers,
      checked: this.#checked,
      operations: {
        seen: this.#seen.size,
        all: operations.length,
        unseen: operations.map(({ name }) => name).filter((name) => !this.#seen.has(name)),
        onlyErrors: [...this.#rejected].filter((name) => !this.#seen.has(name)),
      },
      domains: domains.map((domain) => this.#scoreOf(domain, lines)),
      lines,
      unchecked: [...this.#unchecked.values()],
      absentFields: [...this.#optionalFields.values()]
        .filter(({ isPresent }) => !isPresent)
        .map(({ operation, pointer }) => ({ operation, pointer })),
    };
  }
}

const isAtLeast = (severity: Severity, bound: Severity): boolean =>
  severities.indexOf(severity) <= severities.indexOf(bound);

const isAccepted = ({ acceptance }: Line): boolean => acceptance !== null && !acceptance.isExpired;

export const isFailing = (line: Line, failOn: Severity): boolean =>
  isAtLeast(line.severity, failOn) && !isAccepted(line);

/** Reasons why the run fails. An accepted line counts again once its acceptance has expired. */
export function failuresOf({ lines, unchecked }: Summary, failOn: Severity | undefined): string[] {
  const failing = lines.filter((line) => failOn !== undefined && isFailing(line, failOn));
  return [
    ...(failing.length > 0 ? [`Differences that fail this run: ${failing.length}.`] : []),
    ...unchecked.map(({ call, reason, count }) => `${call}: ${count} not checked, ${reason}.`),
  ];
}
