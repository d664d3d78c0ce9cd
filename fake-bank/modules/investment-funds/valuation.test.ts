import { expect, test } from 'vitest';
import { atHour } from '#bank/core/calendar/day';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { copyState, Store } from '#bank/core/storage/store';
import { collections } from '#bank/modules';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { isFullRun } from '#bank/testing/full-run';
import { fundPrices, fundValuations } from './funds';
import { FUND_VALUATION, runValuation, VALUED_AT_HOUR } from './valuation';

const past = ({ bank }: BankUnderTest) => bank.read.list(fundValuations, 'byFund', 'CZDEUDA');

test('advancing a year at once creates the same valuations as small steps', async () => {
  const [atOnce, stepwise] = [await openBank(), await openBank()];
  const before = past(atOnce);
  await atOnce.advance('P1Y');
  const step = isFullRun ? 1 : 5;
  for (let day = 0; day < 365; day += step) await stepwise.advance(`P${step}D`);
  expect(past(atOnce)).toEqual(past(stepwise));
  expect(Math.abs(past(atOnce).length - before.length)).toBeLessThan(4);
  expect(past(atOnce).at(-1)).toMatchObject({ date: '2027-11-22' });
  expect((await atOnce.ledger()).balanced).toBe(true);
});

test('the seeded history ends at the initial price', async () => {
  const valuations = past(await openBank());
  expect(valuations.at(-1)).toEqual({ fund: 'CZDEUDA', date: '2026-11-20', price: 1_232_100 });
  const falls = valuations.filter(({ price }, i) => price < (valuations[i - 1]?.price ?? 0)).length;
  expect(falls).toBeGreaterThan(20);
  expect((valuations[0]?.price ?? 0) / 1_232_100).toBeLessThan(0.95);
});

test('one run adds all missing valuations of a fund', async () => {
  const { bank } = await openBank();
  const store = new Store(collections, copyState(collections, bank.store.state));
  const at = atHour('2026-11-27', VALUED_AT_HOUR);
  store.transact((tx) => runValuation(tx, { kind: FUND_VALUATION, key: 'CZDEUDA', at, ordinal: 0 }));
  expect(store.read.get(fundPrices, 'CZDEUDA')?.valuedOn).toBe('2026-11-27');
  const dates = store.read.list(fundValuations, 'byFund', 'CZDEUDA').map(({ date }) => date);
  expect(dates.slice(-6)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  expect(ledgerProblems(store.read)).toEqual([]);
});
