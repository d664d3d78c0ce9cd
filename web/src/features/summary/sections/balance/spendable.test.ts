import { expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { account } from '#web/testing/makers.ts';
import { splitSavings } from './spendable';

const payroll = account('payroll', { displayId: '•••• 4821' });
const trip = account('trip', { displayId: '•••• 7730' });
const dollars = account('dollars', { displayId: '•••• 2265', defaultCurrency: 'USD' });
const card = account('card', { displayId: '•••• 9014', type: 'Tarjeta de Crédito' });
const programInto = ({ displayId, description }: Account) => ({ toAccount: { displayId, description } });

test.each<[string, Account[], Account[], string[], string[]]>([
  ['all accounts in pesos without saving programs', [payroll, trip], [], ['payroll', 'trip'], []],
  ['accounts into which no program saves', [payroll, trip], [trip], ['payroll'], ['trip']],
  [
    'accounts into which no program saves, even if two programs share an account',
    [payroll, trip],
    [trip, trip],
    ['payroll'],
    ['trip'],
  ],
  ['none if a program saves into each account', [payroll, trip], [payroll, trip], [], ['payroll', 'trip']],
  ['neither accounts in dollars nor credits', [dollars, payroll, card], [], ['payroll'], []],
])('the spendable accounts are %s', (_, accounts, targets, spendable, savings) => {
  const split = splitSavings(accounts, targets.map(programInto));
  expect(split.spendable.map(({ key }) => key)).toEqual(spendable);
  expect(split.savings.map(({ key }) => key)).toEqual(savings);
});
