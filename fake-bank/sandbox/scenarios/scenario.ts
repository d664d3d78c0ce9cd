import type { FaultRule } from '#contract/domain/fault-rule';
import type { ArrangedScenario } from '#contract/domain/scenario';
import type { ErrorCode } from '#contract/errors';

/** `deepLink` is a client path without the base path. */
export type Scenario = Omit<ArrangedScenario, 'expect'> & {
  id: string;
  title: string;
  code: ErrorCode;
  expect: Omit<ArrangedScenario['expect'], 'code'>;
  /** Setup steps; empty if the seed suffices. */
  arrange: Arrangement;
};

export type Arrangement = {
  fault?: FaultRule;
  fixture?: { name: string; given?: Readonly<Record<string, string>> };
};

/** A Monday in working hours. */
export const PLAYED_AT = '2026-11-23T09:30:00-06:00';

export const slug = (code: ErrorCode): string => code.toLowerCase().replaceAll('_', '-');

/** Rejects the next matching call only. */
export const rejectOnce = (match: FaultRule['match'], code: ErrorCode): Arrangement => ({
  fault: { match, times: 1, then: { code } },
});

export const typingSteps = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([field, value]) => `Escribe ${value} en ${field}`);

/** The error appears at its field. */
export const atField = (scenario: Scenario): Scenario => ({
  ...scenario,
  expect: { ...scenario.expect, shownAs: 'notice' },
});
