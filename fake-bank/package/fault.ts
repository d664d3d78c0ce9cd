import type { AppRoute } from '@ts-rest/core';
import type { FaultRule } from '#contract/domain/fault-rule';
import { contract } from '#contract/index';

type Contract = typeof contract;
/** 'transfers.execute': the operation's id in the OpenAPI document. */
export type Operation = {
  [Domain in keyof Contract & string]: `${Domain}.${keyof Contract[Domain] & string}`;
}[keyof Contract & string];

const routes = new Map<string, AppRoute>(
  Object.entries(contract).flatMap(([domain, operations]) =>
    Object.entries(operations).map(([name, route]) => [`${domain}.${name}`, route] as const),
  ),
);

export type ActiveFault = {
  readonly id: string;
  hits: () => Promise<number>;
  remove: () => Promise<void>;
};

export type FaultScope = {
  /** Applications; once by default. */
  times?: number;
  /** Matching calls to let pass first. */
  skip?: number;
  customer?: string;
};

type Effect = FaultRule['then'];

export function faultsOf(create: (rule: FaultRule) => Promise<ActiveFault>) {
  const effect = (then: Effect) => ({
    on: (operation: Operation, { times = 1, skip, customer }: FaultScope = {}): Promise<ActiveFault> => {
      const route = routes.get(operation);
      if (route === undefined) throw new Error(`The contract has no operation ${operation}`);
      return create({
        match: { method: route.method, path: route.path, ...(customer !== undefined && { customer }) },
        times,
        ...(skip !== undefined && { skip }),
        then,
      });
    },
  });
  return {
    /** Fails with a code of the catalogue. */
    code: (code: NonNullable<Effect['code']>) => effect({ code }),
    /** Fails with an HTTP status, as a proxy would. */
    status: (status: number) => effect({ status }),
    /** Answers late. */
    slow: (delayMs: number) => effect({ delayMs }),
    /** Loses the call: nothing is done. */
    lostCall: () => effect({ kind: 'drop-before' }),
    /** Does what was asked and loses the answer. */
    lostAnswer: () => effect({ kind: 'drop-after-commit' }),
    /** Never answers. */
    hang: () => effect({ kind: 'hang' }),
    /** Answers with broken JSON. */
    malformed: () => effect({ kind: 'malformed' }),
    /** Answers with an HTML page, as a proxy would. */
    html: (status = 502) => effect({ kind: 'html', status }),
  };
}
