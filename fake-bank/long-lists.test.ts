import { expect, test } from 'vitest';
import { headers } from '#contract/headers';
import { offers } from './domains/campaigns/offer';
import { fundOperations } from './domains/investment-funds/operation';
import { investments } from './domains/investment-products/investment';
import { portabilityRequests } from './domains/payroll-portability/request';
import { programs } from './domains/saving-programs/program';
import { payees } from './ground/parties/payees';
import { recipients } from './ground/parties/recipients';
import { directDebits } from './ground/payment-book/direct-debit';
import type { Collection } from './ground/store/collection';
import type { Transaction } from './ground/store/transaction';
import { openBank } from './testing/bank-under-test';
import { countTurns } from './testing/count-turns';

const MANY = 600;
/** Steps of a millisecond each, as the test's clock counts them, after which others are served. */
const STEPS_OF_A_TURN = 10;
const ROWS_OF_A_STEP = 100;

/** A list without pages of the API, and how ana comes to have many more rows of it. */
const list = <Row extends { key: string }, I extends string>(
  path: string,
  collection: Collection<Row, I>,
) => ({
  path: `/api/${path}`,
  plant: (tx: Transaction, isHers: (row: object) => boolean) => {
    const [row] = tx.all(collection).filter(isHers);
    for (let more = 0; row && more < MANY; more += 1) {
      tx.put(collection, { ...row, key: `${row.key}-${more}` });
    }
  },
});

const FUNDS = 'investment-funds-trade/v2/investment-funds/transactions';
const INVESTMENTS = 'investment-products-trade/v1/investment-products/portfolios/investments';

test.each([
  list(FUNDS, fundOperations),
  list(INVESTMENTS, investments),
  list('third-parties-recipients/v1/transfers/third-parties/recipients', recipients),
  list('payees/v1/payees', payees),
  list('preauthorized-payments/v1/preauthorized-payments', directDebits),
  list('saving-programs/v1/saving-programs', programs),
  list('payroll-portability/payroll/portability', portabilityRequests),
  list('campaigns-cross-sales/v1/campagins/cross-sales', offers),
])(
  '$path: what is shown of many rows is worked out, checked and written in turns',
  async ({ path, plant }) => {
    const bank = await openBank();
    const { token, xsrf, key, get } = await bank.signIn('ana');
    const before = (await get(path).expect(200)).body.data;
    const isHers = (row: object) =>
      ('customer' in row && row.customer === key) || ('portfolio' in row && row.portfolio === 'ana-valores');
    await bank.bank.commit((tx) => plant(tx, isHers));
    const { answer, turns } = await countTurns(bank, 'get', path, {
      headers: { [headers.token]: token, [headers.antiForgery]: xsrf },
    });
    expect(answer.body.data).toHaveLength(before.length + MANY);
    expect(answer.body.data).toEqual(expect.arrayContaining(before));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const steps = MANY + (2 * MANY) / ROWS_OF_A_STEP;
    expect(turns).toBeGreaterThan(steps / STEPS_OF_A_TURN - 1);
  },
);
