import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { BankDate, bankDate } from '#contract/domain/dates';
import { type Difference, kinds } from './difference';
import { operations } from './operations';

const ANY = '*';

const AcceptedDeviation = z.strictObject({
  /** `accounts.get`, or `*` for all. */
  operation: z.string().check(
    z.refine((name) => name === ANY || operations.some((each) => each.name === name), {
      error: 'names no operation of the contract',
    }),
  ),
  kind: z.enum(kinds),
  pointer: z.string(),
  owner: z.string().check(z.minLength(1)),
  /** Last day, in Mexico City. */
  until: BankDate,
  reason: z.optional(z.string()),
});
export type AcceptedDeviation = z.infer<typeof AcceptedDeviation>;

export function readAccepted(file: string): readonly AcceptedDeviation[] {
  const parsed = z.array(AcceptedDeviation).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file} is no list of accepted deviations.\n${problems.join('\n')}`);
}

export type Acceptance = { owner: string; until: string; isExpired: boolean };

/** Null if nobody has accepted the difference. An entry in force wins over an expired one. */
export function acceptanceOf(
  accepted: readonly AcceptedDeviation[],
  operation: string,
  { kind, pointer }: Difference,
  now: number,
): Acceptance | null {
  const today = bankDate(now);
  const entries = accepted.filter(
    (entry) =>
      (entry.operation === ANY || entry.operation === operation) &&
      entry.kind === kind &&
      entry.pointer === pointer,
  );
  const acceptedEntry = entries.find(({ until }) => until >= today) ?? entries[0];
  return acceptedEntry
    ? { owner: acceptedEntry.owner, until: acceptedEntry.until, isExpired: acceptedEntry.until < today }
    : null;
}
