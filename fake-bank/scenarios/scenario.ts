import type { ErrorCode } from '#contract/errors';
import type { ArrangedScenario } from '#contract/sandbox';
import type { Bank } from '../banks/bank';

/** A situation of the sandbox. `deepLink` is a path of the client, without its base. */
export type Scenario = Omit<ArrangedScenario, 'expect'> & {
  id: string;
  title: string;
  code: ErrorCode;
  expect: Omit<ArrangedScenario['expect'], 'code'>;
  /** Brings it about in a bank. */
  arrange: (bank: Bank) => void;
};

export const slug = (code: ErrorCode): string => code.toLowerCase().replaceAll('_', '-');
