import * as z from 'zod/mini';
import { type AcceptedDeviation, readAccepted } from './accepted-deviations';
import { type Severity, severities } from './difference';

export const checkOptions = {
  'api': { type: 'string' },
  'fail-on': { type: 'string' },
  'accept': { type: 'string' },
} as const;

export type CheckValues = {
  'api'?: string | undefined;
  'fail-on'?: string | undefined;
  'accept'?: string | undefined;
};

export type CheckSettings = {
  api: string;
  failOn: Severity | undefined;
  accepted: readonly AcceptedDeviation[];
};

/** Throws for invalid values, which ends the command with an error. */
export function parseCheckSettings(values: CheckValues): CheckSettings {
  const { api, 'fail-on': failOn, accept } = values;
  if (api === undefined || !/^https?:/.test(api) || !URL.canParse(api))
    throw new Error('--api: write the address of the bank, such as --api https://bank.example.');
  const severity = z.optional(z.enum(severities)).safeParse(failOn);
  if (!severity.success) throw new Error(`--fail-on: write one of ${severities.join(', ')}.`);
  return { api, failOn: severity.data, accepted: accept === undefined ? [] : readAccepted(accept) };
}

/** Lets `--check` have no value; `parseArgs` of node:util has no optional values. */
export const withCheckValue = (args: readonly string[]): string[] =>
  args.map((arg) => (arg === '--check' ? '--check=' : arg));

export function reportFile(file: string): string {
  if (file === '' || file.endsWith('.json')) return file;
  throw new Error(`--check=${file}: the name of the report ends in .json.`);
}
