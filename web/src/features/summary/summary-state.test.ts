import { describe, expect, it } from 'vitest';
import { account as accountNamed } from '#web/testing/makers.ts';
import { summaryState } from './summary-state';

const account = accountNamed('a');
const error = new Error('down');

describe('the summary state', () => {
  it.each([
    [{ accounts: undefined, error: null, at: 0 }, { state: 'fetching' }],
    [
      { accounts: undefined, error, at: 0 },
      { state: 'failed', error },
    ],
    [{ accounts: [], error: null, at: 5 }, { state: 'empty' }],
    [
      { accounts: [account], error: null, at: 5 },
      { state: 'fetched', accounts: [account], at: 5 },
    ],
    [
      { accounts: [account], error, at: 5 },
      { state: 'fetched', accounts: [account], at: 5 },
    ],
  ])('for %o is %o', (query, expected) => expect(summaryState(query)).toEqual(expected));
});
