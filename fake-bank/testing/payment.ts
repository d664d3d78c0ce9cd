import type { BillType } from '#contract/domain/payment';
import type { Bill } from '#contract/merchants';
import type { PaymentOrder } from '#contract/payments';
import type { Client } from './bank-under-test';
import { MERCHANTS } from './payee';
import { signPending, TOKENS } from './signing';

export const PAYMENTS = '/api/bill-payments/v1/bill-payments';

type Operation = { key: string; nonce: string };

type BillQuery = { payee: string; merchant: string; type?: BillType; status?: Bill['status'] };

/** Returns a payee's unpaid bills, or its bills with the given status. */
export async function billsOf(
  client: Client,
  { payee, merchant, type = 'WITHRECEIPT', status }: BillQuery,
): Promise<Bill[]> {
  const query = `bill_type=${type}&payee_key=${payee}${status ? `&status=${status}` : ''}`;
  const answer = await client.get(`${MERCHANTS}/${merchant}/bills?${query}`).expect(200);
  return answer.body.data;
}

export async function firstBill(...query: Parameters<typeof billsOf>): Promise<Bill> {
  const [bill] = await billsOf(...query);
  if (!bill) throw new Error(`${query[1].payee} owes nothing`);
  return bill;
}

/** The water bill of ana's studio, which is payable on any day. */
export const STUDIO_WATER = { payee: 'ana-agua-estudio', merchant: 'agua-y-drenaje-de-la-sierra' };

export const billOrder = (bill: Bill, change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  transaction_type: 'ONETIME',
  operation_type: 'WITHRECEIPT',
  payment_type: 'TOTAL',
  effective_date: '2026-11-23',
  from_account_key: 'ana-nomina',
  payee_key: STUDIO_WATER.payee,
  amount: { amount: bill.amount, currency_code: 'MXN' },
  bill_statement_properties: { bill_key: bill.key },
  ...change,
});

export const topUp = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  transaction_type: 'ONETIME',
  operation_type: 'MOBILETOPUP',
  payment_type: 'TOTAL',
  effective_date: '2026-11-23',
  from_account_key: 'ana-nomina',
  payee_key: 'ana-movil-mama',
  amount: { amount: 100, currency_code: 'MXN' },
  ...change,
});

export function unsavedTopUp(change: Partial<PaymentOrder> = {}): PaymentOrder {
  const { payee_key: _, ...order } = topUp(change);
  return {
    ...order,
    bill_statement_properties: { merchant_key: 'tecolote-movil', mobile_telephone: '8120467315' },
    ...change,
  };
}

export async function setUpPayment(client: Client, type: BillType = 'WITHRECEIPT'): Promise<Operation> {
  const answer = await client.post(`${PAYMENTS}?bill_type=${type}`, { with_accounts: 'YES' }).expect(200);
  return answer.body;
}

export const validatePayment = (client: Client, { key, nonce }: Operation, order: PaymentOrder) =>
  client.post(`${PAYMENTS}/${key}/validate`, { ...order, nonce, action_type: 'VALIDATE' });

const executePath = (key: string) => `${PAYMENTS}/${key}/execute`;

export const executePayment = (client: Client, { key, nonce }: Operation, order: PaymentOrder) =>
  client.post(executePath(key), { ...order, nonce, action_type: 'EXECUTE' });

export const signPayment = (client: Client, { key }: Operation, token: string = TOKENS.ana) =>
  signPending(client, { key, url: executePath(key), method: 'POST' }, token);

export async function pay(client: Client, order: PaymentOrder) {
  const operation = await setUpPayment(client, order.operation_type);
  await validatePayment(client, operation, order).expect(200);
  const receipt = await executePayment(client, operation, order).expect(200);
  return { ...operation, receipt: receipt.body };
}
