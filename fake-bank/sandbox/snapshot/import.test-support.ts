import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Clock } from '#bank/core/calendar/clock';
import { DomainError } from '#bank/core/errors/domain-error';
import type { State } from '#bank/core/storage/collection';
import { exportVersion } from '#bank/core/tenants/banks';
import { ImportedSnapshot } from '#bank/core/tenants/imported-snapshot';
import { collections, jobHandlers } from '#bank/modules';
import { acceptSigned, offerOf } from '#bank/modules/campaigns/offer.test-support';
import { invest } from '#bank/modules/investment-products/investment.test-support';
import {
  cancelCompany,
  createDirectDebit,
  nonceOf,
} from '#bank/modules/preauthorized-payments/direct-debit.test-support';
import { type BankUnderTest, openBank, TestClock } from '#bank/testing/bank-under-test';
import { withField } from '#bank/testing/leaves';
import { newService, PAYEES } from '#bank/testing/payee';
import { populate } from '#bank/testing/populate';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { sendToThirdParty, setUpThirdParty } from '#bank/testing/third-party';

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
  expect({ status, code: notification.code }).toEqual({ status: 400, code: '0000' });
  expect(notification.field).toMatch(/^records\./);
  expect(bank.bank.store.state).toBe(before);
  return notification.description;
}

export const snapshotFor = (systemClock: Clock) =>
  new ImportedSnapshot({ collections, handlers: jobHandlers, systemClock });

function importRecords(records: Records, systemClock: Clock): ImportedSnapshot {
  const imported = snapshotFor(systemClock);
  for (const [list, rows] of Object.entries(records)) {
    imported.collection(list);
    for (const row of rows) imported.take(list, row);
  }
  return imported;
}

const frozenClock = new TestClock().read;

/** Checks a snapshot as an import does, at half the cost of a request. */
export const stateOf = async ({ version, records }: Snapshot, systemClock = frozenClock): Promise<State> =>
  importRecords(records, systemClock).whole({ isEarlier: version < exportVersion(collections) });

/** Returns the description of a rejection. */
export async function rejectionOf(attempt: () => unknown): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.description;
    throw error;
  }
}

let freshSnapshot: Snapshot | undefined;

/** Checks an edited export of a fresh bank, first its edited lists, since most errors are found there. */
export async function errorOfEdited(edit: (records: Records) => void): Promise<string | undefined> {
  freshSnapshot ??= exportOf(await openBank());
  const before = freshSnapshot.records;
  const { version, records } = structuredClone(freshSnapshot);
  edit(records);
  const edited = Object.entries(records).filter(([list, rows]) => !isDeepStrictEqual(rows, before[list]));
  return (
    (await rejectionOf(() => importRecords(Object.fromEntries(edited), frozenClock))) ??
    (await rejectionOf(() => stateOf({ version, records })))
  );
}

/** Matches an error that names the list, a row and the field. */
export const errorAt = (list: string, field: string, reason: string | RegExp): RegExp => {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = typeof reason === 'string' ? literal(reason) : reason.source;
  return new RegExp(`^Row \\S+ of "${list}" is not valid: "${literal(field)}": ${pattern}`);
};

/** Returns the last matching row; by default the last row that refers to Ana. */
export function rowOf(
  records: Records,
  name: string,
  isLike = (row: Row) => /:"ana-/.test(JSON.stringify(row)),
): Row {
  const match = records[name]?.findLast(isLike);
  if (!match) throw new Error(`there are no such ${name}`);
  return match;
}

/** Opens a bank with pending jobs: outgoing transfers, a card, and a line that ends. */
export async function openBusyBank(): Promise<BankUnderTest> {
  const bank = await openBank();
  const [ana, carmen, luis] = [
    await bank.signIn('ana'),
    await bank.signIn('carmen'),
    await bank.signIn('luis'),
  ];
  await sendToThirdParty(ana, { to_recipient_key: 'ana-tornillo' });
  await sendToThirdParty(ana, { transfer_type: 'schedule', start_date: '2026-11-30' });
  await acceptSigned(carmen, offerOf(bank, carmen.key, 'TDC'), TOKENS.carmen);
  await acceptSigned(luis, offerOf(bank, luis.key, 'SL'), TOKENS.luis);
  return bank;
}

const NEW_STATES = {
  'preauthorized-payments.disabled': { account: 'ana-nomina', medium: 'ACCOUNT' },
  'preauthorized-payments.exists': {
    merchant: 'luz-del-altiplano',
    reference: '640028119904',
    account: 'ana-nomina',
  },
  'payroll-portability.exists': { account: 'ana-nomina', clabe: '012180000123456782' },
  'saving-programs.exists': { from: 'ana-nomina', to: 'ana-ahorro' },
};

/** Opens a bank with weeks of use, rows in every collection and numbers of every sequence. */
export async function openUsedBank(): Promise<BankUnderTest> {
  const bank = await openBusyBank();
  const ana = await bank.signIn('ana');
  await createDirectDebit(ana);
  await bank.advance('P45D');
  const charged = { account_key: 'ana-nomina', merchant_id: 2008, nonce: await nonceOf(ana) };
  await cancelCompany(ana, charged).expect(200);
  await sendSigned(ana, { method: 'POST', url: PAYEES, body: newService() }, TOKENS.ana);
  await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body: newRecipient() }, TOKENS.ana);
  await invest(ana, { type: 'VALORES', investment_type: 'FIX_CEDES', investment_account_key: undefined });
  for (const [name, given] of Object.entries(NEW_STATES))
    await bank.send('post', '/__bank/situations', { name, customer: 'ana', given }).expect(204);
  const line = { payment_type: 'SAT', amount: 5_000, due: '2027-06-30' };
  await bank.send('post', '/__bank/tax-lines', line).expect(201);
  await setUpThirdParty(ana);
  await populate(bank);
  return bank;
}

/** Returns the acceptance of an offer with the given deposit account. */
export const acceptInto = (key: string) => ({
  folio: '10000001',
  at: 1_764_000_000_000,
  properties: { amount: 50_000, deposit_account_key: key },
  account: { key: 'ana-tarjeta', type: 'Tarjeta de Crédito', description: 'Oro', displayId: '•••• 9014' },
});

export type Edit = (records: Records) => void;

/** Sets a value at any depth of the last matching row, by default of a row of Ana. */
export const put =
  (list: string, path: string, value: unknown, isLike?: (row: Row) => boolean): Edit =>
  (records) => {
    const row = rowOf(records, list, isLike);
    Object.assign(row, withField(row, path.split('.'), value));
  };

export const add =
  (list: string, row: Row): Edit =>
  (records) =>
    void records[list]?.push(row);

/** Changes fields of the last row. */
export const set =
  (list: string, change: object): Edit =>
  (records) =>
    void Object.assign(Object(records[list]?.at(-1)), change);

export const isTransferTo =
  (whom: 'own' | 'others') =>
  ({ customer, thirdParty }: Row) =>
    customer === '40010001' && (thirdParty === undefined) === (whom === 'own');
