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

describe('settle', () => {
  it.each([
    ['an answer', answers('receipt'), {}, { kind: 'done', done: 'receipt' }],
    ['a request to sign', answers(request), { lookUp: there }, { kind: 'sign', request }],
    [
      'a second request after the signature, and it was done',
      answers(request),
      { mayBeRepeat: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
    [
      'a second request after the signature, and it was not done',
      answers(request),
      { mayBeRepeat: true, lookUp: gone },
      { kind: 'sign', request },
    ],
    ['no answer, and it was done', refuses(lost), { lookUp: there }, { kind: 'done', done: 'there' }],
    [
      'no answer before the signature, and it was done',
      refuses(lost),
      { unsigned: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
    ['no answer, and it was not done', refuses(lost), { lookUp: gone }, { kind: 'unknown' }],
    ['no answer, and the bank stays silent', refuses(lost), { lookUp: silent }, { kind: 'unknown' }],
    [
      '504, and it was done',
      refuses(failure('504', 504)),
      { lookUp: there },
      { kind: 'done', done: 'there' },
    ],
    [
      'refused as a duplicate of itself',
      refuses(failure('DUPLICATE', 409)),
      { mayBeRepeat: true, lookUp: there },
      { kind: 'done', done: 'there' },
    ],
  ] as const)('%s', async (_name, call, change, settled) => {
    expect(await reconcile<string>(call, options(change))).toEqual(settled);
  });

  it.each([
    ['no answer before the signature, and nothing was done', lost, { unsigned: true, lookUp: gone }],
    ['no answer before the signature, and the bank stays silent', lost, { unsigned: true, lookUp: silent }],
    ['a refusal', failure('2081', 422), { mayBeRepeat: true, lookUp: there }],
    ['a duplicate of something else, before any signature', failure('DUPLICATE', 409), { lookUp: there }],
    ['a duplicate that cannot be found', failure('DUPLICATE', 409), { mayBeRepeat: true, lookUp: gone }],
    [
      'a duplicate, and the bank stays silent',
      failure('DUPLICATE', 409),
      { mayBeRepeat: true, lookUp: silent },
    ],
  ] as const)('%s is thrown', async (_name, error, change) => {
    await expect(reconcile<string>(refuses(error), options(change))).rejects.toBe(error);
  });

  it('sends the call once, and asks once what became of it', async () => {
    const call = vi.fn(refuses(lost));
    const lookUp = vi.fn(gone);
    await reconcile<string>(call, options({ lookUp }));
    expect(call).toHaveBeenCalledTimes(1);
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
