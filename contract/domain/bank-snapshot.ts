/** Snapshots to which a fake bank can be restored. */
import * as z from 'zod/mini';
import { Instant } from './dates';
import { isPrintable } from './text';

const MAX_NAME_LENGTH = 100;
const wrongName = `Write a text of at most ${MAX_NAME_LENGTH} printable characters.`;

export const SnapshotName = z.string(wrongName).check(
  z.minLength(1, wrongName),
  z.maxLength(MAX_NAME_LENGTH, wrongName),
  z.refine((name) => isPrintable(name), wrongName),
);

export const SavedSnapshot = z.object({
  snapshot: z.string(),
  name: z.optional(z.string()),
  now: Instant,
  createdAt: Instant,
});

export const ChangedField = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

export const ChangedRow = z.object({
  list: z.string(),
  key: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  fields: z.optional(z.array(ChangedField)),
});
export type ChangedRow = z.infer<typeof ChangedRow>;

export const SnapshotComparison = z.object({ count: z.number(), data: z.array(ChangedRow) });
