import * as z from 'zod/mini';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection, type Problem, type Reader } from '../storage/collection';
import { Count, keyNumbers, numberInKey, rowNumbers } from '../storage/sequence';
import { StoredJson, StoredKey, StoredLine, StoredText } from '../storage/stored-text';

/** Node's limit of a request's head. */
const MAX_ADDRESS_LENGTH = 16_384;
const Address = StoredText(MAX_ADDRESS_LENGTH);

const SignedCall = z.object({
  method: StoredText(10),
  url: Address,
  query: z._default(StoredLine(MAX_ADDRESS_LENGTH), ''),
  visit: z._default(StoredLine(64), ''),
});
export type SignedCall = z.infer<typeof SignedCall>;

const Operation = z.object({
  key: StoredKey,
  customer: StoredKey,
  kind: Address,
  /** Single-use token. Calls without a nonce are identified by their content. */
  nonce: z.optional(StoredKey),
  /** Creation number; 0 in rows stored before numbers existed. */
  number: z._default(Count, 0),
  begunAt: z.optional(StoredInstant),
  validated: z.optional(StoredJson),
  /** Canonical JSON of details that the body only refers to by key and that may change. */
  reviewed: z.optional(StoredJson),
  call: z.optional(SignedCall),
  asked: z.optional(z.boolean()),
  done: z.optional(z.object({ body: StoredJson, made: StoredLine() })),
});
export type Operation = z.infer<typeof Operation>;

type Request = Pick<Operation, 'customer' | 'kind'> & { validated: string; call: SignedCall };

export const requestKey = ({ customer, kind, validated, call }: Request): string =>
  `${customer} ${kind} ${call.visit} ${validated}`;

export const openKey = ({ customer, kind }: Pick<Operation, 'customer' | 'kind'>): string =>
  `${customer} ${kind}`;

export const operations = new Collection<
  Operation,
  'byRequest' | 'byRequester' | 'byOpen' | 'byNonce' | 'byUnfinished'
>(
  'operations',
  Operation,
  (operation) => operation.key,
  {
    byRequest: {
      keys: ({ customer, kind, nonce, validated, call }) =>
        nonce === undefined && validated !== undefined && call !== undefined
          ? [requestKey({ customer, kind, validated, call })]
          : [],
      order: (operation) => operation.key,
    },
    byRequester: {
      keys: ({ customer, nonce }) => (nonce === undefined ? [customer] : []),
      order: (operation) => operation.key,
    },
    byOpen: {
      keys: ({ nonce, validated, done, ...operation }) =>
        nonce !== undefined && validated === undefined && done === undefined ? [openKey(operation)] : [],
      order: (operation) => operation.key,
    },
    byUnfinished: {
      keys: ({ customer, done }) => (done === undefined ? [customer] : []),
      order: ({ number }) => sortable(number),
    },
    byNonce: {
      keys: ({ nonce }) => (nonce === undefined ? [] : [nonce]),
      order: (operation) => operation.key,
    },
  },
  {
    happenedAt: ({ begunAt }) => ({ begunAt }),
    sequenceNumbers: {
      ...keyNumbers('operation'),
      ...rowNumbers('operations'),
      nonce: ({ nonce }) => numberInKey('nonce', 'nonce', nonce),
    },
  },
);

/** Constraint: an unfinished operation with the row's key would create the row again. */
export function unfinishedMaker(
  { key, customer }: { key: string; customer?: string },
  reader: Reader,
): Problem | undefined {
  const maker = reader.get(operations, key);
  if (!maker) return undefined;
  const other = { list: operations.name, key };
  if (maker.done?.made !== key)
    return { field: 'key', reason: `the operation ${key} does not say that it made the row.`, other };
  return customer === undefined || customer === maker.customer
    ? undefined
    : { field: 'customer', reason: `the operation ${key} is another customer's.`, other };
}

/** Returns JSON with sorted keys. */
export function canonical(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export function sortedQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
}
