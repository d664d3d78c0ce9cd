import { describe, expect, test } from 'vitest';
import { collections } from '#bank/modules';
import {
  acceptInto,
  type Edit,
  errorAt,
  errorOfEdited,
  exportOf,
  isTransferTo,
  openUsedBank,
  put,
  type Row,
  rowOf,
} from './import.test-support';

describe('references of a row', () => {
  const withFields = (fields: object) => (row: Row) => Object.assign(row, fields);
  const within = (field: 'from' | 'to', account: string) => (row: Row) =>
    Object.assign(Object(row[field]), { account });

  test.each<[list: string, field: string, key: string, spoil: (row: Row) => void]>([
    ['saving-programs', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['saving-programs', 'to.account', 'luis-cheques', within('to', 'luis-cheques')],
    ['portability-requests', 'to.account', 'luis-cheques', within('to', 'luis-cheques')],
    ['direct-debits', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'payee', 'luis-luz', withFields({ payee: 'luis-luz' })],
    ['transfers', 'from.account', 'luis-cheques', within('from', 'luis-cheques')],
    ['transfers', 'from.account', 'bank:spei:MXN', within('from', 'bank:spei:MXN')],
    ['investments', 'paidFrom', 'luis-cheques', withFields({ paidFrom: 'luis-cheques' })],
    ['investments', 'proceedsTo', 'luis-cheques', withFields({ proceedsTo: 'luis-cheques' })],
    ['fund-positions', 'cash', 'luis-cheques', withFields({ cash: 'luis-cheques' })],
    ['fund-operations', 'cash', 'luis-cheques', withFields({ cash: 'luis-cheques' })],
    ['fund-operations', 'account', 'elena-fondo', withFields({ account: 'elena-fondo' })],
    ['offers', 'account', 'luis-tarjeta', withFields({ account: 'luis-tarjeta' })],
    [
      'offers',
      'acceptance.properties.deposit_account_key',
      'luis-cheques',
      withFields({ acceptance: acceptInto('luis-cheques') }),
    ],
  ])('cannot be to another customer: %s %s to %s', async (list, field, key, spoil) => {
    const error = await errorOfEdited((records) => spoil(rowOf(records, list)));
    expect(error).toMatch(errorAt(list, field, `names ${key}, which is another customer's.`));
  });

  test('of a transfer are to an own account or to a recipient', async () => {
    for (const [isTo, account] of [
      ['own', 'luis-cheques'],
      ['others', 'luis-casera'],
    ] as const) {
      const sentTo = (key: string): Edit => put('transfers', 'to.account', key, isTransferTo(isTo));
      expect(await errorOfEdited(sentTo(account))).toMatch(
        errorAt('transfers', 'to.account', `names ${account}, which is another customer's.`),
      );
      // A recipient may have been removed later.
      const error = await errorOfEdited(sentTo('nadie'));
      if (isTo === 'own') expect(error).toMatch(errorAt('transfers', 'to.account', 'names nadie'));
      else expect(error).toBeUndefined();
    }
  });

  test('are declared by every collection whose rows belong to a customer', async () => {
    const usedBank = await openUsedBank();
    const { state } = usedBank.bank.store;
    // Excludes ledger and clock internals, pruned operations, and rows without an owner.
    const exemptCollections = new Set(['balances', 'transactions', 'due-work', 'operations', 'bill-credits']);
    const { records } = exportOf(usedBank);
    const keysOf = (name: string) => records[name]?.map(({ key }) => key) ?? [];
    const ownedKeys = new Set(['accounts', 'recipients', 'payees', 'direct-debits'].flatMap(keysOf));
    const textsIn = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
    const checked = collections.filter(({ name }) => !exemptCollections.has(name));
    const emptyCollections = checked.filter((collection) => collection.dump(state).length === 0);
    expect(
      emptyCollections.map(({ name }) => name),
      'no row of these: export `populate` from the module’s calls.test-support.ts',
    ).toEqual([]);
    for (const collection of checked) {
      for (const row of collection.dump(state)) {
        const { key, ...rest } = { key: undefined, ...row };
        const referencedKeys = Object.values(collection.references(row)).flatMap(
          (reference) => reference?.[1] ?? [],
        );
        const foreignKeys = textsIn(rest).filter((text) => text !== key && ownedKeys.has(text));
        expect([collection.name, new Set(referencedKeys)]).toEqual([
          collection.name,
          new Set([...foreignKeys, ...referencedKeys]),
        ]);
      }
    }
  });
});
