import { expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { account, pesos } from '#web/testing/makers.ts';
import { shortfallOf } from './shortfall';

const payroll = account('payroll', { displayId: '•••• 4821' });
const rich = account('rich', { displayId: '•••• 0002', primaryBalance: pesos(5000) });
const parties = { from: payroll.displayId, to: 'mom' };

test.each<[string, number, readonly Account[], typeof parties, [number, string | undefined] | undefined]>([
  ['an amount within the balance', 1000, [payroll, rich], parties, undefined],
  ['another account with the amount', 1000.01, [payroll, rich], parties, [1, 'rich']],
  ['no account with the amount', 5000.01, [payroll, rich], parties, [4000_01, undefined]],
  [
    'the destination as the only other account',
    2000,
    [payroll, rich],
    { ...parties, to: 'rich' },
    [1000_00, undefined],
  ],
  ['an unknown balance', 2000, [{ ...payroll, primaryBalance: pesos(null) }, rich], parties, undefined],
  [
    'two accounts with the same masked number',
    2000,
    [payroll, { ...rich, displayId: '•••• 4821' }],
    parties,
    undefined,
  ],
  ['an account that is no longer listed', 2000, [rich], parties, undefined],
])('returns the missing amount and an alternative source: %s', (_, amount, accounts, parties, expected) => {
  const shortfall = shortfallOf(pesos(amount), accounts, parties);
  expect(shortfall && [shortfall.missing, shortfall.alternative?.key]).toEqual(expected);
});
