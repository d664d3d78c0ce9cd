import * as z from 'zod/mini';
import { StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection } from '../storage/collection';
import { Count } from '../storage/sequence';

/** A call as it was sent: its method, its path, its query with the parameters in order, and the visit it belongs to. */
const SignedCall = z.object({
  method: z.string(),
  url: z.string(),
  query: z._default(z.string(), ''),
  visit: z._default(z.string(), ''),
});
export type SignedCall = z.infer<typeof SignedCall>;

const Operation = z.object({
  key: z.string(),
  customer: z.string(),
  /** What is being done: a key of one kind is no key of another. */
  kind: z.string(),
  /** With what it can be carried out once; calls that bring none are told apart by what they ask. */
  nonce: z.optional(z.string()),
  /** Its number among all that were begun: rows that were kept before there was one have none. */
  number: z._default(Count, 0),
  /** Start of an operation without a nonce. */
  begunAt: z.optional(StoredInstant),
  /** The body that is bound to it, in canonical form. */
  validated: z.optional(z.string()),
  /** What the customer was shown beside it, where the body names it by a key behind which it may change. */
  reviewed: z.optional(z.string()),
  /** The call that waits for a signature. */
  call: z.optional(SignedCall),
  /** Whether the customer's phone was asked to approve it. */
  asked: z.optional(z.boolean()),
  /** What was carried out: the body in canonical form and the key of what it made. */
  done: z.optional(z.object({ body: z.string(), made: z.string() })),
});
export type Operation = z.infer<typeof Operation>;

type Request = Pick<Operation, 'customer' | 'kind'> & { validated: string; call: SignedCall };

/** By what a call without a nonce is known until it is done: another visit's is another one. */
export const requestKey = ({ customer, kind, validated, call }: Request): string =>
  `${customer} ${kind} ${call.visit} ${validated}`;

/** By what an operation is known that waits for its first body. */
export const openKey = ({ customer, kind }: Pick<Operation, 'customer' | 'kind'>): string =>
  `${customer} ${kind}`;

export const operations = new Collection<
  Operation,
  'byRequest' | 'byRequester' | 'byOpen' | 'byNonce' | 'byUnfinished'
>('operations', Operation, (operation) => operation.key, {
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
  /** The first begun first. */
  byUnfinished: {
    keys: ({ customer, done }) => (done === undefined ? [customer] : []),
    order: ({ number }) => sortable(number),
  },
  byNonce: {
    keys: ({ nonce }) => (nonce === undefined ? [] : [nonce]),
    order: (operation) => operation.key,
  },
});

/** The same text for the same body, whatever the order of its keys. */
export function canonical(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The same text for the same query, whatever the order of its parameters. */
export function sortedQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
}
