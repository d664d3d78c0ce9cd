import { expect, test } from 'vitest';
import { headers } from '#contract/headers';
import { contract } from '#contract/index';
import { ROWS_AT_ONCE } from './core/http/json-document';
import type { Collection } from './core/storage/collection';
import type { Transaction } from './core/storage/transaction';
import { SLICE_MS } from './core/tasks/task';
import { offers } from './modules/campaigns/offer';
import { fundOperations } from './modules/investment-funds/operation';
import { investments } from './modules/investment-products/investment';
import { portabilityRequests } from './modules/payroll-portability/request';
import { programs } from './modules/saving-programs/program';
import { payees } from './shared/parties/payees';
import { recipients } from './shared/parties/recipients';
import { directDebits } from './shared/payments/direct-debit';
import { openBank } from './testing/bank-under-test';
import { countSlices } from './testing/count-slices';
import { endpointsOf, listsWithoutPages } from './testing/endpoints';
import { populate } from './testing/populate';

const MANY = 600;

/** A list endpoint with a function that inserts many copies of one of ana's rows. */
const list = <Row extends { key: string }, I extends string>(
  path: string,
  collection: Collection<Row, I>,
) => ({
  path: `/api/${path}`,
  insertCopies: (tx: Transaction, isHers: (row: object) => boolean) => {
    const [row] = tx.all(collection).filter(isHers);
    for (let index = 0; row && index < MANY; index += 1) {
      tx.put(collection, { ...row, key: `${row.key}-${index}` });
    }
  },
});

const FUNDS = 'investment-funds-trade/v2/investment-funds/transactions';
const INVESTMENTS = 'investment-products-trade/v1/investment-products/portfolios/investments';

/** Lists without an upper bound on rows. */
const lists = [
  list(FUNDS, fundOperations),
  list(INVESTMENTS, investments),
  list('third-parties-recipients/v1/transfers/third-parties/recipients', recipients),
  list('payees/v1/payees', payees),
  list('preauthorized-payments/v1/preauthorized-payments', directDebits),
  list('saving-programs/v1/saving-programs', programs),
  list('payroll-portability/payroll/portability', portabilityRequests),
  list('campaigns-cross-sales/v1/campagins/cross-sales', offers),
];

/** Lists bounded by the bank, the calendar or the number of accounts. */
const shortLists = [
  '/api/bff-web-payments/v1/payment/valid-accounts',
  '/api/bff-web-services/v1/services',
  '/api/bill-payments-merchants/v1/bill-payments/merchants',
  '/api/bill-payments-merchants/v1/bill-payments/merchants/:merchantKey/action-fields',
  '/api/bill-payments-merchants/v1/bill-payments/merchants/:merchantKey/allowed-amounts',
  '/api/bill-payments-merchants/v1/bill-payments/merchants/:merchantKey/bills',
  '/api/campaigns-cross-sales/v1/campagins/cross-sales/:referenceKey/transactions',
  '/api/customer-limits/v1/customers/me/limits',
  '/api/investment-products-trade/v1/investment-products/portfolios/investments/rates',
  '/api/locations/v1/locations/branches',
  '/api/payees/v1/payees/:payeeKey/fields',
  '/api/references/v1/references/holidays',
  '/api/statements/v1/statements',
  '/api/summary/v2/summary',
  '/api/transfers-institutions/v1/transfers/institutions',
];

test('lists and shortLists name every list without pages', () => {
  const all = endpointsOf(contract).filter(listsWithoutPages);
  expect(
    all.map(({ path }) => path).toSorted(),
    'add a new list to `lists` of this test with its collection, or to `shortLists` if a customer cannot make it long',
  ).toEqual([...lists.map(({ path }) => path), ...shortLists].toSorted());
});

test.each(lists)(
  '$path computes, validates and serializes many rows in slices',
  async ({ path, insertCopies }) => {
    const bank = await openBank();
    await populate(bank);
    const { token, xsrf, key, get } = await bank.signIn('ana');
    const before = (await get(path).expect(200)).body.data;
    const isHers = (row: object) =>
      ('customer' in row && row.customer === key) || ('portfolio' in row && row.portfolio === 'ana-valores');
    await bank.bank.commit((tx) => insertCopies(tx, isHers));
    const { answer, ticks } = await countSlices(bank, 'get', path, {
      headers: { [headers.token]: token, [headers.antiForgery]: xsrf },
    });
    expect(answer.body.data).toHaveLength(before.length + MANY);
    expect(answer.body.data).toEqual(expect.arrayContaining(before));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const steps = MANY + (2 * MANY) / ROWS_AT_ONCE;
    expect(ticks).toBeGreaterThan(steps / SLICE_MS - 1);
  },
);
