import { describe, expect, it, vi } from 'vitest';
import { ApiError, clientCodes } from '#web/lib/api/api-error.ts';
import { type ReconcileOptions, reconcile } from './reconcile';

const failure = (code: string, status: number) =>
  new ApiError({ path: '/api/toy', status, statusText: '', traceId: '', code, notifications: [] });

const connectionError = failure(clientCodes.network, 0);
const request = { status: 'REQUIRED_SIGN', key: 'K1' } as const;

const options = (change: Partial<ReconcileOptions<string>>): ReconcileOptions<string> => ({
  lookUp: async () => null,
  duplicateCodes: ['DUPLICATE'],
  isPossibleDuplicate: false,
  ...change,
});

const findOrder = async () => 'there';
const findNothing = async () => null;
const failLookUp = async () => Promise.reject(connectionError);
const respondWith = (answer: string | typeof request) => async () => answer;
const rejectWith = (error: unknown) => async () => Promise.reject(error);

describe('reconcile', () => {
  it.each([
    ['a response', respondWith('receipt'), {}, { kind: 'done', done: 'receipt' }],
    ['a request to sign', respondWith(request), { lookUp: findOrder }, { kind: 'sign', request }],
    [
      'a second request to sign an executed operation',
      respondWith(request),
      { isPossibleDuplicate: true, lookUp: findOrder },
      { kind: 'done', done: 'there' },
    ],
    [
      'a second request to sign an operation that was not executed',
      respondWith(request),
      { isPossibleDuplicate: true, lookUp: findNothing },
      { kind: 'sign', request },
    ],
    [
      'a lost response of an executed operation',
      rejectWith(connectionError),
      { lookUp: findOrder },
      { kind: 'done', done: 'there' },
    ],
    [
      'a lost response before signing, although the operation was executed',
      rejectWith(connectionError),
      { isUnsigned: true, lookUp: findOrder },
      { kind: 'done', done: 'there' },
    ],
    [
      'a lost response of an operation that was not executed',
      rejectWith(connectionError),
      { lookUp: findNothing },
      { kind: 'unknown' },
    ],
    [
      'a lost response and a failed lookup',
      rejectWith(connectionError),
      { lookUp: failLookUp },
      { kind: 'unknown' },
    ],
    [
      'a 504 response of an executed operation',
      rejectWith(failure('504', 504)),
      { lookUp: findOrder },
      { kind: 'done', done: 'there' },
    ],
    [
      'a request that the bank rejects as a duplicate of itself',
      rejectWith(failure('DUPLICATE', 409)),
      { isPossibleDuplicate: true, lookUp: findOrder },
      { kind: 'done', done: 'there' },
    ],
  ] as const)('resolves to the outcome of %s', async (_name, call, change, outcome) => {
    expect(await reconcile<string>(call, options(change))).toEqual(outcome);
  });

  it.each([
    [
      'a lost response before signing an operation that was not executed',
      connectionError,
      { isUnsigned: true, lookUp: findNothing },
    ],
    [
      'a lost response before signing with a failed lookup',
      connectionError,
      { isUnsigned: true, lookUp: failLookUp },
    ],
    ['a rejection', failure('2081', 422), { isPossibleDuplicate: true, lookUp: findOrder }],
    ['a duplicate before any signature', failure('DUPLICATE', 409), { lookUp: findOrder }],
    [
      'a duplicate that is not found',
      failure('DUPLICATE', 409),
      { isPossibleDuplicate: true, lookUp: findNothing },
    ],
    [
      'a duplicate with a failed lookup',
      failure('DUPLICATE', 409),
      { isPossibleDuplicate: true, lookUp: failLookUp },
    ],
  ] as const)('throws the error of %s', async (_name, error, change) => {
    await expect(reconcile<string>(rejectWith(error), options(change))).rejects.toBe(error);
  });

  it('sends the request once and looks it up once', async () => {
    const call = vi.fn(rejectWith(connectionError));
    const lookUp = vi.fn(findNothing);
    await reconcile<string>(call, options({ lookUp }));
    expect(call).toHaveBeenCalledTimes(1);
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
