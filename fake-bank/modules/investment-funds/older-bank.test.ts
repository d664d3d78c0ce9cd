import { expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { errorOf, FUNDS, order, setUp, TRADE } from './fund.test-support';

/** A bank persisted before fund trading existed: no operations, no price history, no `cash` accounts. */
async function openOlderBank(): Promise<BankUnderTest> {
  const [source, bank] = [await openBank(), await openBank()];
  const dump = source.bank.store.dump();
  const dueBefore = dump['due-work']?.filter((work) => !('key' in work) || work.key !== 'ana-vende-fondo');
  const positions = dump['fund-positions']?.map((position) => ({ ...position, cash: undefined }));
  const records = {
    ...dump,
    'due-work': dueBefore,
    'fund-positions': positions,
    'fund-operations': [],
    'fund-valuations': [],
  };
  await bank.send('put', `/__bank/banks/${bank.bank.id}/import`, { version: 1, records }).expect(200);
  return bank;
}

test('a bank persisted before fund trading shows its funds, rejects trades and values them', async () => {
  const bank = await openOlderBank();
  const ana = await bank.signIn('ana');
  const fund = (await ana.get(`${FUNDS}/ana-fondo`).expect(200)).body;
  expect(fund).toMatchObject({ units: 70_075, sellPrice: 1.2321, priceHistory: [] });
  expect(fund).not.toHaveProperty('averageCost');
  expect(fund).not.toHaveProperty('cashAccount');
  expect(await setUp(ana)).toMatchObject({ funds: [], accounts: [] });
  expect(await errorOf(ana, order())).toBe('0000 investment_account_key');
  expect((await ana.get(`${TRADE}/transactions`).expect(200)).body.data).toEqual([]);
  await bank.advance('P7D');
  const later = (await (await bank.signIn('ana')).get(`${FUNDS}/ana-fondo`).expect(200)).body;
  expect(later.valuationDate).toBe('2026-11-27');
  expect(later.priceHistory).toEqual([{ date: '2026-11-27', price: later.sellPrice }]);
  expect((await bank.ledger()).balanced).toBe(true);
});
