import { type Bank, sandbox, unwrap } from 'cenzontle/sandbox';
import type {} from 'cenzontle/vitest';
import { expect, inject, test } from 'vitest';

const { withBank } = sandbox(inject('bankUrl'));
const onMonday = (use: (bank: Bank) => Promise<void>) => withBank(use, { now: 'monday-morning' });

/** Validates a transfer; returns the response and a function that executes the transfer. */
async function validateTransfer(bank: Bank, amount = 100) {
  const { api } = await bank.customer('ana');
  const { key, nonce } = await unwrap(api.transfers.setup({ body: { transfer_type: 'onetime' } }));
  const order = {
    transfer_type: 'onetime' as const,
    from_account_key: 'ana-nomina',
    to_account_key: 'ana-ahorro',
    amount: { amount, currency_code: 'MXN' as const },
    start_date: '2026-11-23',
  };
  const params = { transferKey: key };
  const quote = await api.transfers.validate({ params, body: { ...order, action: 'Validate' } });
  const execute = () => api.transfers.execute({ params, body: { ...order, action: 'Create', nonce } });
  return { quote, execute };
}

test('money moves once although the answer was lost', () =>
  onMonday(async (bank) => {
    const { execute } = await validateTransfer(bank);
    const before = await bank.ledger.balance('ana-nomina');
    await bank.fault.lostAnswer().on('transfers.execute');
    await expect(execute()).rejects.toThrow();
    expect((await execute()).status).toBe(200);
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 100_00);
    await bank.assertFaultsHit();
  }));

test('a transfer above the balance is rejected', () =>
  onMonday(async (bank) => {
    const { quote } = await validateTransfer(bank, 9_000_000);
    expect(quote.status).toBe(422);
  }));

test('a new recipient is signed with the token', () =>
  onMonday(async (bank) => {
    const { signed, outbox } = await bank.customer('ana');
    const created = await signed((api) =>
      api.recipients.create({
        body: {
          recipient_type: 'PERSONAL',
          name: 'Rosa',
          last_name: 'Ortega',
          alias: 'Rosa O',
          account_type: 'TPTOFF',
          account_id: '002010077777777771',
          bank_id: '002',
        },
      }),
    );
    expect(created.status).toBe(200);
    expect((await outbox()).at(-1)?.subject).toBeTruthy();
  }));

test('a new customer has the accounts and payees of the request', () =>
  onMonday(async (bank) => {
    const { accounts, payees } = await bank.person({
      user: 'rosa',
      accounts: [{ product: 'chequing', balance: 500 }],
      payees: [{ merchant: 'tecolote-movil' }],
    });
    const { api } = await bank.customer('rosa');
    const listed = await api.payees.list({ query: {} });
    expect(listed.body).toMatchObject({ data: payees.map((key) => ({ key, status: 'ACTIVE' })) });
    expect(await bank.ledger.balance(accounts[0] ?? '')).toBe(500_00);
  }));

test('a blocked service stays listed', () =>
  onMonday(async (bank) => {
    await bank.fixture('payees.has-status', 'ana', { payee: 'ana-luz', status: 'BLOCKED' });
    const { api } = await bank.customer('ana');
    const listed = await api.payees.list({ query: {} });
    expect(listed.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ key: 'ana-luz', status: 'BLOCKED' })]),
    });
  }));
