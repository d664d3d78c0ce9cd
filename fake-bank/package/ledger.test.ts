import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandbox, unwrap } from './sandbox';
import { type RunningBank, startBank } from './start';

let server: RunningBank;
beforeAll(async () => {
  server = await startBank({ client: false });
});
afterAll(() => server.stop());

test('postings are integer centavos in the ledger, a call and an event', async () => {
  const bank = await sandbox(server.url).bank({ now: 'monday-morning' });
  const { api } = await bank.customer('ana');
  const postings = await bank.events(['posting']);
  const { key, nonce } = await unwrap(api.transfers.setup({ body: { transfer_type: 'onetime' } }));
  const params = { transferKey: key };
  const order = {
    transfer_type: 'onetime',
    from_account_key: 'ana-nomina',
    to_account_key: 'ana-ahorro',
    amount: { amount: 100.3, currency_code: 'MXN' },
    start_date: '2026-11-23',
  } as const;
  await unwrap(api.transfers.validate({ params, body: { ...order, action: 'Validate' } }));
  const executed = await api.transfers.execute({ params, body: { ...order, action: 'Create', nonce } });
  const expectedPostings = [
    { account: 'ana-nomina', amount: -100_30, currency: 'MXN' },
    { account: 'ana-ahorro', amount: 100_30, currency: 'MXN' },
  ];

  const { accounts, transactions } = await bank.ledger.read();
  const account = accounts.find((row) => row.account === 'ana-nomina');
  expect(account).toMatchObject({ balance: await bank.ledger.balance('ana-nomina'), floor: 0 });
  expect(transactions.at(-1)?.postings).toEqual(expectedPostings);

  const call = await bank.request(executed.headers.get('x-b3-traceid') ?? '');
  expect(call.ledger.map((transaction) => transaction.postings)).toEqual([expectedPostings]);

  for await (const event of postings) {
    expect(event).toMatchObject({ kind: 'posting', data: { postings: expectedPostings } });
    break;
  }
});
