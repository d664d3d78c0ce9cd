import * as z from 'zod/mini';
import { SavedSnapshot, SnapshotComparison, SnapshotName } from './domain/bank-snapshot';
import { Instant } from './domain/dates';
import { c } from './domain/router';

export const BankId = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9-]{0,39}$/,
      'Write 1 to 40 lower-case letters, digits and hyphens, not beginning with a hyphen.',
    ),
  );

export const Bank = z.object({ bank: z.string(), now: Instant });

export const noBody = z.optional(z.strictObject({}));

export const snapshotEndpoints = {
  copyBank: {
    method: 'POST',
    path: '/banks/:bank/copies',
    body: z._default(z.strictObject({ id: z.optional(BankId), keep: z.optional(z.boolean()) }), {}),
    responses: { 201: Bank },
    summary: 'Copies the rows, clock and fault rules of a bank',
  },
  createSnapshot: {
    method: 'POST',
    path: '/banks/:bank/snapshots',
    body: z._default(z.strictObject({ name: z.optional(SnapshotName) }), {}),
    responses: { 201: SavedSnapshot },
    summary: 'Saves the rows, clock and fault rules of a bank',
  },
  snapshots: {
    method: 'GET',
    path: '/banks/:bank/snapshots',
    responses: { 200: z.object({ data: z.array(SavedSnapshot) }) },
    summary: 'Lists the snapshots of a bank, oldest first',
  },
  restoreSnapshot: {
    method: 'POST',
    path: '/banks/:bank/snapshots/:snapshot/restore',
    body: noBody,
    responses: { 200: Bank },
    summary: 'Restores a snapshot; keeps sessions',
  },
  compareSnapshot: {
    method: 'GET',
    path: '/banks/:bank/snapshots/:snapshot/compare',
    query: z.strictObject({ with: z.optional(z.string()) }),
    responses: { 200: SnapshotComparison },
    summary: 'Lists the rows that differ between a snapshot and now, or another snapshot',
  },
  deleteSnapshot: {
    method: 'DELETE',
    path: '/banks/:bank/snapshots/:snapshot',
    body: noBody,
    responses: { 204: c.noBody() },
    summary: 'Deletes a snapshot',
  },
} as const;
