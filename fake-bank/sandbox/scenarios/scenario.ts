import type { ErrorCode } from '#contract/errors';
import type { ArrangedScenario } from '#contract/sandbox';
import type { Bank } from '../../ground/bank/bank';

/** A situation of the sandbox. `deepLink` is a path of the client, without its base. */
export type Scenario = Omit<ArrangedScenario, 'expect'> & {
  id: string;
  title: string;
  code: ErrorCode;
  expect: Omit<ArrangedScenario['expect'], 'code'>;
  /** Brings it about in a bank. */
  arrange: (bank: Bank) => void;
};

/** A Monday in working hours: what a scenario needs otherwise, it arranges. */
export const PLAYED_AT = '2026-11-23T09:30:00-06:00';

export const slug = (code: ErrorCode): string => code.toLowerCase().replaceAll('_', '-');
