import { expect, test } from 'vitest';
import {
  add,
  type Edit,
  errorAt,
  errorOfEdited,
  isTransferTo,
  put,
  type Row,
  set,
} from './import.test-support';

test.each<[list: string, path: string]>([
  ['fund-positions', 'cash'],
  ['fund-operations', 'cash'],
  ['saving-programs', 'from.account'],
  ['saving-programs', 'to.account'],
  ['direct-debits', 'from.account'],
  ['portability-requests', 'to.account'],
  ['investments', 'paidFrom'],
  ['investments', 'proceedsTo'],
])('a row of %s needs a cheque account in pesos as %s', async (list, path) => {
  for (const account of ['ana-dolares', 'ana-tarjeta']) {
    expect(await errorOfEdited(put(list, path, account))).toMatch(
      errorAt(list, path, `${account} is not a cheque account in pesos.`),
    );
  }
});

/** The certificate with a rate of 6.35 %. */
const isCede = ({ amount }: Row) => amount === 60_000_00;

const medium = (account: string): Row => ({ account, paymentType: 'ACCOUNT', status: 'DISABLED' });

const isSameCurrency = (row: Row) => isTransferTo('own')(row) && row.exchangeRate === undefined;

test.each<[what: string, list: string, field: string, reason: string | RegExp, edit: Edit]>([
  [
    'a medium that cannot be charged',
    'charged-media',
    'account',
    'ana-dolares is no',
    add('charged-media', medium('ana-dolares')),
  ],
  [
    'a bank account in a row without a customer',
    'charged-media',
    'account',
    "names bank:spei:MXN, which is another customer's.",
    add('charged-media', medium('bank:spei:MXN')),
  ],
  [
    'a balance of an unknown account',
    'balances',
    'account',
    'names nadie, which does not exist.',
    add('balances', { account: 'nadie', balance: 0 }),
  ],
  [
    'an unknown account',
    'saving-programs',
    'to.account',
    'names nadie, which does not exist.',
    put('saving-programs', 'to.account', 'nadie'),
  ],
  [
    'an unknown customer',
    'recipients',
    'customer',
    'names the customer nadie, who does not exist.',
    set('recipients', { customer: 'nadie' }),
  ],
  [
    'an amount that is too large',
    'saving-programs',
    'amount',
    'Write less than',
    put('saving-programs', 'amount', 9e15),
  ],
  [
    'a transfer with different amounts in one currency',
    'transfers',
    'to.amount',
    /the amounts of \S+ differ in the same currency\./,
    put('transfers', 'to.amount', 400_000_00, isSameCurrency),
  ],
  [
    'a transfer in one currency with an exchange rate',
    'transfers',
    'exchangeRate',
    /\S+ has an exchange rate exactly if its currencies differ\./,
    put('transfers', 'exchangeRate', 18, isSameCurrency),
  ],
  [
    'a birth date in the future',
    'portability-requests',
    'birthdate',
    '2050-01-01 is no birth date of an adult.',
    put('portability-requests', 'birthdate', '2050-01-01'),
  ],
  [
    'a valuation on a Sunday',
    'fund-valuations',
    'date',
    '2025-11-16 is no bank day.',
    put('fund-valuations', 'date', '2025-11-16', () => true),
  ],
  ['a negative rate', 'investments', 'rate', 'Write at least 0', put('investments', 'rate', -1)],
  [
    'a rate above the maximum',
    'investments',
    'rate',
    /\S+ yields 6.36 % a year, and the highest rate is 6.35 %./,
    put('investments', 'rate', 6.36, isCede),
  ],
  [
    'a term that is not offered',
    'investments',
    'term',
    /\S+ has a term or an amount that is not offered/,
    put('investments', 'term', 29),
  ],
  [
    'an amount below the minimum',
    'investments',
    'term',
    /\S+ has a term or an amount that is not offered/,
    put('investments', 'amount', 4_999_99),
  ],
  [
    'more than the balance of the portfolio',
    'investments',
    'amount',
    'the investments of ana-valores add up to $1,150,000.00 MXN, more than',
    put('investments', 'amount', 1_060_000_00, isCede),
  ],
  [
    'a transfer to own accounts in dollars from an account in pesos',
    'transfers',
    'from.currency',
    'ana-nomina is no account in USD.',
    put('transfers', 'from.currency', 'USD', isTransferTo('own')),
  ],
  [
    'a transfer to others in dollars from an account in pesos',
    'transfers',
    'to.currency',
    /what goes to \S+ cannot be in MXN\./,
    put('transfers', 'from.currency', 'USD', isTransferTo('others')),
  ],
  [
    'a third-party transfer in dollars on both sides',
    'transfers',
    'from.currency',
    'ana-nomina is no account in USD.',
    (records) => {
      for (const leg of ['from', 'to'])
        put('transfers', `${leg}.currency`, 'USD', isTransferTo('others'))(records);
    },
  ],
  [
    'a transfer in dollars to an account in pesos',
    'transfers',
    'to.currency',
    'ana-ahorro is no account in USD.',
    put('transfers', 'to.currency', 'USD', isTransferTo('own')),
  ],
  [
    'a payment in dollars from an account in pesos',
    'payments',
    'from.currency',
    /\S+ is no account in USD\./,
    put('payments', 'from.currency', 'USD'),
  ],
  ...['payees', 'direct-debits', 'payments', 'bills'].map((list): [string, string, string, string, Edit] => [
    `an unknown merchant in ${list}`,
    list,
    'merchantKey',
    'names the company nadie-sa, which does not exist.',
    set(list, { merchantKey: 'nadie-sa' }),
  ]),
  [
    'a floor that does not match its product',
    'accounts',
    'floor',
    'ana-nomina does not have the floor',
    put('accounts', 'floor', -1e14, ({ key }) => key === 'ana-nomina'),
  ],
  [
    'a cheque account with a credit limit',
    'accounts',
    'terms',
    'ana-nomina does not have the terms of its product.',
    ({ accounts }) => {
      const limit = 1_000_000_00;
      const terms = { kind: 'revolving', limit, yearlyRate: 10, cutOffDay: 1 };
      Object.assign(Object(accounts?.find(({ key }) => key === 'ana-nomina')), { terms, floor: -limit });
    },
  ],
  [
    'a card whose limit is not its floor',
    'accounts',
    'floor',
    'ana-tarjeta does not have the floor',
    put('accounts', 'terms.limit', 1_00, ({ key }) => key === 'ana-tarjeta'),
  ],
  ['a term longer than any loan', 'offers', 'deadlines.0', '', set('offers', { deadlines: [200_000] })],
  ['a job of an unknown kind', 'due-work', 'kind', 'no job is called x.', set('due-work', { kind: 'x' })],
  ['a job before the supported years', 'due-work', 'at', 'Write an instant', set('due-work', { at: -1e14 })],
  [
    'a movement with the date of another day',
    'transactions',
    'date',
    'is not the day of its time, ',
    set('transactions', { date: '2020-01-01' }),
  ],
  [
    'a movement with an invalid time',
    'transactions',
    'at',
    'Write an instant',
    set('transactions', { at: 1e300 }),
  ],
  [
    'a balance that does not add to the previous one',
    'transactions',
    'postings.0.balance',
    /\S+ is at -?\d+ centavos, not at 1\./,
    ({ transactions }) => Object.assign(Object(transactions?.at(-1)?.postings)[0], { balance: 1 }),
  ],
  [
    'a balance that is not the sum of its movements',
    'balances',
    'balance',
    /the postings add up to -?\d+ centavos, not to 1\./,
    set('balances', { balance: 1 }),
  ],
  [
    'units that do not match the account balance',
    'fund-positions',
    'units',
    'ana-fondo has 70076 units, which are not worth its balance',
    put('fund-positions', 'units', 70_076),
  ],
  [
    'units of a fund with another price',
    'fund-positions',
    'units',
    'ana-fondo has 70075 units, which are not worth',
    put('fund-positions', 'fund', 'CZLIQUIDEZ'),
  ],
  [
    'units without operations',
    'fund-positions',
    'units',
    'ana-fondo has 70075 units, and its operations left 70074',
    (records) => {
      const operation = records['fund-operations']?.find(
        ({ account, traded }) => account === 'ana-fondo' && traded,
      );
      const traded = Object(operation?.traded);
      Object.assign(traded, { units: traded.units - 1 });
    },
  ],
  [
    'a limit above the maximum',
    'customer-limits',
    'amount',
    /the limit SAP of \S+ exceeds \$100,000\.00 MXN/,
    ({ 'customer-limits': limits, customers }) =>
      limits?.push({ customer: customers?.[0]?.key, limitKey: 'SAP', amount: 100_000_01 }),
  ],
])('rejects %s', async (_, list, field, reason, edit) => {
  expect(await errorOfEdited(edit)).toMatch(errorAt(list, field, reason));
});
