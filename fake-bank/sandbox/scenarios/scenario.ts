import type { FaultRule } from '#contract/domain/fault-rule';
import type { ArrangedScenario } from '#contract/domain/scenario';
import type { ErrorCode } from '#contract/errors';

/** A situation of the sandbox. `deepLink` is a path of the client, without its base. */
export type Scenario = Omit<ArrangedScenario, 'expect'> & {
  id: string;
  title: string;
  code: ErrorCode;
  expect: Omit<ArrangedScenario['expect'], 'code'>;
  /** What has to be brought about for it; nothing where the seed has it all. */
  arrange: Arrangement;
};

export type Arrangement = {
  /** A rule by which calls of the bank fail. */
  fault?: FaultRule;
  /** What a domain brings about, by the name that it has there. */
  situation?: { name: string; given?: Readonly<Record<string, string>> };
};

/** A Monday in working hours: what a scenario needs otherwise, it arranges. */
export const PLAYED_AT = '2026-11-23T09:30:00-06:00';

export const slug = (code: ErrorCode): string => code.toLowerCase().replaceAll('_', '-');

/** The next call of a kind is refused, and none after it. */
export const rejectOnce = (match: FaultRule['match'], code: ErrorCode): Arrangement => ({
  fault: { match, times: 1, then: { code } },
});

/** What is typed, field by field. */
export const typed = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([field, value]) => `Escribe ${value} en ${field}`);

/** What is said at the field that has to be another one. */
export const atField = (scenario: Scenario): Scenario => ({
  ...scenario,
  expect: { ...scenario.expect, shownAs: 'notice' },
});
