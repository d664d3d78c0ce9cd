/** Replaces each account that a row refers to by the customer's accounts of other products. */
import { expect, test } from 'vitest';
import { exportVersion } from '#bank/core/tenants/banks';
import { collections } from '#bank/modules';
import { leavesOf, withField } from '#bank/testing/leaves';
import { exportOf, openUsedBank, type Row, rejectionOf, stateOf } from './import.test-support';

type AccountField = { list: string; name: string; row: Row; path: readonly string[]; account: Row };

/** Returns the last field for each field name and account product. */
function accountFields(records: Readonly<Record<string, readonly Row[]>>): AccountField[] {
  const accounts = new Map(records.accounts?.map((account) => [account.key, account]));
  const accountFieldsByName = new Map<string, AccountField>();
  for (const [list, rows] of Object.entries(records)) {
    if (list === 'accounts') continue;
    for (const row of rows)
      for (const { path, value } of leavesOf(row)) {
        const account = accounts.get(value);
        if (account?.kind !== 'customer') continue;
        const name = [list, ...path.filter((part) => !/^\d+$/.test(part))].join('.');
        accountFieldsByName.set(`${name} ${account.type}`, { list, name, row, path, account });
      }
  }
  return [...accountFieldsByName.values()];
}

const PAYING = ['Cheques', 'Tarjeta de Crédito', 'Línea de Crédito'];

/** Products of the accounts that a field can refer to, if there are several. */
const FITTING: Readonly<Record<string, readonly unknown[]>> = {
  'transfers.from.account': PAYING,
  'transfers.to.account': [...PAYING, 'Crédito Personal', 'Crédito Hipotecario'],
};

test('an import accepts only accounts whose product fits the field', async () => {
  const bank = await openUsedBank();
  const { records } = exportOf(bank);
  const version = exportVersion(collections);
  const names = new Set<string>();
  const acceptedFields: string[] = [];
  for (const { list, name, row, path, account } of accountFields(records)) {
    names.add(name);
    const others = records.accounts?.filter(
      ({ customer, type }) =>
        customer === account.customer && type !== account.type && !FITTING[name]?.includes(type),
    );
    for (const { key, type } of new Map(others?.map((other) => [other.type, other])).values()) {
      const rows = records[list]?.map((one) => (one === row ? { ...withField(one, path, key) } : one)) ?? [];
      const changedSnapshot = { version, records: { ...records, [list]: rows } };
      if ((await rejectionOf(() => stateOf(changedSnapshot, bank.systemClock.read))) === undefined)
        acceptedFields.push(`${name}: ${type}`);
    }
  }
  expect(names.size).toBeGreaterThanOrEqual(20);
  expect(acceptedFields).toEqual([]);
}, 60_000);
