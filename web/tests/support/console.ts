import type { Bank } from '#bank/package/sandbox';
import { unwrap } from '#bank/package/unwrap';

/** Returns the path of a page of the sandbox's console. */
export const consolePath = (page = ''): string => `/__bank/console/${page}`;

/** Returns the URL of a page of the console under the bank's own host name. */
export const consoleUrlOf = ({ id, url }: Bank, page = ''): string =>
  `http://${id}.localhost:${new URL(url).port}${consolePath(page)}`;

/** Calls the API as ana: `summary.get` succeeds, and `session.user` is rejected with 2185. */
export async function callTwice(bank: Bank): Promise<void> {
  const { api } = await bank.customer('ana');
  await api.summary.get();
  await api.session.user({ extraHeaders: { 'x-fault': '2185' } });
}

type Transfer = { customer: string; from: string; to: string; amount: number };
const defaultTransfer: Transfer = { customer: 'ana', from: 'ana-nomina', to: 'ana-ahorro', amount: 100 };

/** Transfers between accounts of a customer: 100 pesos from ana's payroll account to her savings by default. */
export async function transfer(bank: Bank, { customer, from, to, amount } = defaultTransfer): Promise<void> {
  const { api } = await bank.customer(customer);
  const { key, nonce } = await unwrap(api.transfers.setup({ body: { transfer_type: 'onetime' } }));
  const params = { transferKey: key };
  const order = {
    transfer_type: 'onetime',
    from_account_key: from,
    to_account_key: to,
    amount: { amount, currency_code: 'MXN' },
    start_date: '2026-11-23',
  } as const;
  await unwrap(api.transfers.validate({ params, body: { ...order, action: 'Validate' } }));
  await unwrap(api.transfers.execute({ params, body: { ...order, action: 'Create', nonce } }));
}
