import { expect } from 'vitest';
import { exportVersion } from '#bank/core/tenants/banks';
import { collections } from '#bank/modules';
import { accepted, offerOf } from '#bank/modules/campaigns/offer.test-support';
import {
  cancelCompany,
  created,
  nonceOf,
} from '#bank/modules/preauthorized-payments/direct-debit.test-support';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { newService, PAYEES } from '#bank/testing/payee';
import { populate } from '#bank/testing/populate';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { sendToThirdParty } from '#bank/testing/third-party';

export type Row = Record<string, unknown>;
export type Records = Record<string, Row[]>;
export type Snapshot = { version: number; records: Records };

/** A mutable copy of a bank's export. */
export const exportOf = ({ bank }: BankUnderTest): Snapshot =>
  structuredClone({
    version: exportVersion(collections),
    records: Object.fromEntries(
      Object.entries(bank.store.dump()).map(([name, rows]) => [name, rows.map((row) => ({ ...row }))]),
    ),
  });

/** Returns the error of an import; undefined on success. */
export async function errorOf(bank: BankUnderTest, snapshot: object): Promise<string | undefined> {
  const before = bank.bank.store.state;
  const { status, body } = await bank.send('put', `/__bank/banks/${bank.bank.id}/import`, snapshot);
  if (status === 200) return undefined;
  const [notification] = body.notifications;
  expect({ status, code: notification.code, field: notification.field }).toEqual({
    status: 400,
    code: '0000',
    field: 'records',
  });
  expect(bank.bank.store.state).toBe(before);
  return notification.description;
}

/** Imports an edited export of the bank itself. */
export async function errorOfEdited(
  edit: (records: Records) => void,
  bank?: BankUnderTest,
): Promise<string | undefined> {
  const there = bank ?? (await openBank());
  const snapshot = exportOf(there);
  edit(snapshot.records);
  return errorOf(there, snapshot);
}

/** The last matching row; by default one that refers to Ana. */
export function rowOf(
  records: Records,
  name: string,
  isLike = (row: Row) => /:"ana-/.test(JSON.stringify(row)),
): Row {
  const found = records[name]?.findLast(isLike);
  if (!found) throw new Error(`there are no such ${name}`);
  return found;
}

/** A bank with pending jobs: outgoing transfers, a card, and a line that ends. */
export async function openBusyBank(): Promise<BankUnderTest> {
  const bank = await openBank();
  const [ana, carmen, luis] = [
    await bank.signIn('ana'),
    await bank.signIn('carmen'),
    await bank.signIn('luis'),
  ];
  await sendToThirdParty(ana, { to_recipient_key: 'ana-tornillo' });
  await sendToThirdParty(ana, { transfer_type: 'schedule', start_date: '2026-11-30' });
  await accepted(carmen, offerOf(bank, carmen.key, 'TDC'), TOKENS.carmen);
  await accepted(luis, offerOf(bank, luis.key, 'SL'), TOKENS.luis);
  return bank;
}

/** The busy bank weeks later, with disabled direct debits, a new payee and a row of each collection. */
export async function openLivedBank(): Promise<BankUnderTest> {
  const bank = await openBusyBank();
  const ana = await bank.signIn('ana');
  await created(ana);
  await bank.advance('P45D');
  const charged = { account_key: 'ana-nomina', merchant_id: 2008, nonce: await nonceOf(ana) };
  await cancelCompany(ana, charged).expect(200);
  await sendSigned(ana, { method: 'POST', url: PAYEES, body: newService() }, TOKENS.ana);
  const given = { account: 'ana-nomina', medium: 'ACCOUNT' };
  const disabled = { name: 'preauthorized-payments.disabled', customer: 'ana', given };
  await bank.send('post', '/__bank/situations', disabled).expect(204);
  await populate(bank);
  return bank;
}

/** An acceptance with the given deposit account. */
export const acceptInto = (key: string) => ({
  folio: '10000001',
  at: 1_764_000_000_000,
  properties: { amount: 50_000, deposit_account_key: key },
  account: { key: 'ana-tarjeta', type: 'Tarjeta de Crédito', description: 'Oro', displayId: '•••• 9014' },
});
