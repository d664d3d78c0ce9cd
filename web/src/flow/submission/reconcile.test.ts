import { describe, expect, it, vi } from 'vitest';
import { ApiError, clientCodes } from '#web/lib/api/api-error.ts';
import { type ReconcileOptions, reconcile } from './reconcile';

const failure = (code: string, status: number) =>
  new ApiError({ path: '/api/toy', status, statusText: '', traceId: '', code, notifications: [] });

const lost = failure(clientCodes.network, 0);
const request = { status: 'REQUIRED_SIGN', key: 'K1' } as const;

const options = (change: Partial<ReconcileOptions<string>>): ReconcileOptions<string> => ({
  lookUp: async () => null,
  duplicates: ['DUPLICATE'],
  mayBeRepeat: false,
  ...change,
});

const there = async () => 'there';
const gone = async () => null;
const silent = async () => Promise.reject(lost);
const answers = (answer: string | typeof request) => async () => answer;
const refuses = (error: unknown) => async () => Promise.reject(error);

describe('reconcile', () => {
  it.each([
    ['a response', answers('receipt'), {}, { kind: 'done', done: 'receipt' }],
    ['a request to sign', answers(request), { lookUp: there }, { kind: 'sign', request }],
    [
      'a second request to sign, already executed',
      answers(request),
      { mayBeRepeat: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
    [
      'a second request to sign, not executed',
      answers(request),
      { mayBeRepeat: true, lookUp: gone },
      { kind: 'sign', request },
    ],
    ['a lost response, executed', refuses(lost), { lookUp: there }, { kind: 'done', done: 'there' }],
    [
      'a lost response before signing, executed',
      refuses(lost),
      { unsigned: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
    ['a lost response, not executed', refuses(lost), { lookUp: gone }, { kind: 'unknown' }],
    ['a lost response and a failed lookup', refuses(lost), { lookUp: silent }, { kind: 'unknown' }],
    ['504, executed', refuses(failure('504', 504)), { lookUp: there }, { kind: 'done', done: 'there' }],
    [
      'rejected as a duplicate of itself',
      refuses(failure('DUPLICATE', 409)),
      { mayBeRepeat: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
  ] as const)('%s', async (_name, call, change, settled) => {
    expect(await reconcile<string>(call, options(change))).toEqual(settled);
  });

  it.each([
    ['a lost response before signing, not executed,', lost, { unsigned: true, lookUp: gone }],
    ['a lost response before signing with a failed lookup', lost, { unsigned: true, lookUp: silent }],
    ['a rejection', failure('2081', 422), { mayBeRepeat: true, lookUp: there }],
    ['a duplicate before any signature', failure('DUPLICATE', 409), { lookUp: there }],
    ['a duplicate that is not found', failure('DUPLICATE', 409), { mayBeRepeat: true, lookUp: gone }],
    ['a duplicate with a failed lookup', failure('DUPLICATE', 409), { mayBeRepeat: true, lookUp: silent }],
  ] as const)('%s is thrown', async (_name, error, change) => {
    await expect(reconcile<string>(refuses(error), options(change))).rejects.toBe(error);
  });

  it('sends the request once and looks it up once', async () => {
    const call = vi.fn(refuses(lost));
    const lookUp = vi.fn(gone);
    await reconcile<string>(call, options({ lookUp }));
    expect(call).toHaveBeenCalledTimes(1);
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
