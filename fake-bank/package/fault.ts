import type { Fault, FaultRule } from '#contract/domain/fault-rule';
import type { contract } from '#contract/index';

type Contract = typeof contract;
/** 'transfers.execute': the operation's id in the OpenAPI document. */
export type Operation = {
  [Domain in keyof Contract & string]: `${Domain}.${keyof Contract[Domain] & string}`;
}[keyof Contract & string];

type Match = NonNullable<FaultRule['match']>;
type Effect = FaultRule['then'];

export type FaultScope = Pick<Match, 'customer' | 'body'> & {
  /** Maximum hits; 1 by default. */
  times?: number;
  /** Matching calls to skip first. */
  skip?: number;
};

export type ActiveFault = {
  readonly id: string;
  hits: () => Promise<number>;
  remove: () => Promise<void>;
};

/** Effects are in `unplaced` until `on` gives them an operation. */
export function faultsOf(create: (rule: FaultRule) => Promise<ActiveFault>, unplaced: Set<object>) {
  const effect = (then: Effect) => {
    unplaced.add(then);
    return {
      on: (
        operation: Operation,
        { times = 1, skip = 0, ...match }: FaultScope = {},
      ): Promise<ActiveFault> => {
        unplaced.delete(then);
        return create({ match: { operation, ...match }, times, skip, then });
      },
    };
  };
  return {
    /** Adds any rule of the sandbox. */
    rule: create,
    /** Fails with a code of the catalogue. */
    code: (code: NonNullable<Effect['code']>) => effect({ code }),
    /** Fails with an HTTP status, as a proxy would. */
    status: (status: number) => effect({ status }),
    /** Delays the answer. */
    slow: (ms: number, jitterMs?: number) =>
      effect({ delay: { ms, ...(jitterMs !== undefined && { jitterMs }) } }),
    /** Sends the answer in pieces, the last one after `ms`. */
    dribble: (chunks: number, ms: number) => effect({ dribble: { chunks, ms } }),
    /** Drops the call before the bank processes it. */
    lostCall: () => effect({ kind: 'drop-before' }),
    /** Processes the call and drops the answer. */
    lostAnswer: () => effect({ kind: 'drop-after-commit' }),
    /** Never answers. */
    hang: () => effect({ kind: 'hang' }),
    /** Answers with broken JSON. */
    malformed: () => effect({ kind: 'malformed' }),
    /** Answers with an HTML page, as a proxy would. */
    html: (status = 502) => effect({ kind: 'html', status }),
  };
}

/** Describes how the nearest call differed. */
export function describeMiss({ rule, nearestMiss }: Fault): string {
  const text = JSON.stringify(rule);
  if (nearestMiss === undefined) return text;
  const { method, path, condition, expected, actual } = nearestMiss;
  return `${text} (nearest: ${method} ${path}, whose ${condition} is ${actual ?? 'missing'} instead of ${expected})`;
}
