import { expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { codeOf, transfer } from '#bank/testing/own-transfer';
import { InstalmentCredit } from '#contract/domain/credit-product';

const MORTGAGE = '/api/mortgages/v2/mortgages/ana-hipoteca';
const LOAN = '/api/loans/v2/loans/personal-loans/ana-prestamo';

const read = async (bank: BankUnderTest, path: string) => {
  const answer = await (await bank.signIn('ana')).get(path).expect(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.text).toBe(JSON.stringify(InstalmentCredit.parse(answer.body)));
  return answer.text;
};

test.each([
  [MORTGAGE, 'ana-hipoteca'],
  [LOAN, 'ana-prestamo'],
])('%s returns the memoized response until the account changes', async (path, key) => {
  const bank = await openBank();
  const responses = [await read(bank, path)];
  expect(await read(bank, path)).toBe(responses[0]);

  const ana = await bank.signIn('ana');
  await transfer(ana, { to_account_key: key, amount: { amount: 500, currency_code: 'MXN' } });
  responses.push(await read(bank, path));
  await bank.bank.commit((tx) =>
    tx.put(ledgerAccounts, { ...findOwnedAccount(tx, ana.key, key), alias: 'La casa' }),
  );
  responses.push(await read(bank, path));
  expect(responses.at(-1)).toContain('"alias":"La casa"');
  await bank.advance('P1M');
  responses.push(await read(bank, path));
  expect(new Set(responses).size).toBe(4);
});

test('a memoized response is not sent to another customer', async () => {
  const bank = await openBank();
  await read(bank, MORTGAGE);
  expect(codeOf(await (await bank.signIn('luis')).get(MORTGAGE).expect(404))).toBe('CZ_NOT_FOUND');
  expect(codeOf(await (await bank.signIn('ana')).get(LOAN.replace('ana-prestamo', 'nada')).expect(404))).toBe(
    'CZ_NOT_FOUND',
  );
  await bank.send('get', MORTGAGE).expect(401);
});
