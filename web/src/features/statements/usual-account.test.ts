import { expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { account } from '#web/testing/makers.ts';
import { usualAccount } from './usual-account';

const savings = account('savings', { displayId: '•••• 7730' });
const payroll = account('payroll', { displayId: '•••• 4821' });
const card = account('card', { type: 'Tarjeta de Crédito', displayId: '•••• 9014' });

test.each<[string, Account[], string[], string | undefined]>([
  ['the last source of a transfer', [savings, payroll], ['•••• 4821', '•••• 7730'], 'payroll'],
  ['the only cheque account', [card, payroll], [], 'payroll'],
  ['the first of several cheque accounts if none was used', [savings, payroll], [], 'savings'],
  ['the first account if there is no cheque account', [card], ['•••• 9014'], 'card'],
  ['none without accounts', [], ['•••• 4821'], undefined],
])('the preselected account is %s', (_, accounts, lastSources, key) =>
  expect(usualAccount(accounts, lastSources)?.key).toBe(key),
);
