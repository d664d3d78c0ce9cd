import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collections } from '#bank/modules';
import { type BankUnderTest, openBank, openYearBank } from '#bank/testing/bank-under-test';
import { acceptInto, errorOf, exportOf, openLivedBank, type Records, rowOf } from './import.test-support';
import { SnapshotReader } from './reader';

let bank: BankUnderTest;
let base: string;
let stop: () => void;

async function listenTo(opened: BankUnderTest): Promise<void> {
  bank = opened;
  const server = createServer(bank.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/__bank/banks`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
}
beforeEach(async () => listenTo(await openBank()));
afterEach(() => stop());

async function send(text: string, headers: Record<string, string> = {}, id = bank.bank.id) {
  const answer = await fetch(`${base}/${id}/import`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  const body: { notifications?: { code: string; field?: string; description: string }[] } =
    await answer.json();
  return { status: answer.status, ...body.notifications?.[0] };
}

const exported = () => exportOf(bank);

test('an unknown bank is rejected before the body is read', async () => {
  const write = vi.spyOn(SnapshotReader.prototype, 'write');
  const answer = await send(
    JSON.stringify({ version: 1, records: { a: Array(50_000).fill(1) } }),
    {},
    'nope',
  );
  expect(answer).toMatchObject({ status: 404, code: 'CZ_BANK_NOT_FOUND' });
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('reading stops at the first invalid row', async () => {
  const write = vi.spyOn(SnapshotReader.prototype, 'write');
  const answer = await send(JSON.stringify({ version: 1, records: { accounts: Array(1_000_000).fill(1) } }));
  expect(answer).toMatchObject({
    status: 400,
    description: expect.stringMatching(/^La fila 1 de «accounts»/),
  });
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('an import runs in slices, and other requests are served between them', async () => {
  stop();
  await listenTo(await openYearBank());
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  expect((await send(JSON.stringify(exported()))).status).toBe(200);
  clearInterval(others);
  expect(turns).toBeGreaterThan(20);
});

test.each([
  ['invalid JSON', '{"version":1,'],
  ['an array instead of an object', '[]'],
  ['a string instead of rows', '{"version":1,"records":{"accounts":"x"}}'],
  ['a string instead of records', '{"version":1,"records":"x"}'],
  ['an empty body', ''],
  ['too many levels of nesting', `{"version":1,"records":{"accounts":[${'['.repeat(100_000)}`],
  ['an endless row', `{"version":1,"records":{"accounts":[{"a":[${'1,'.repeat(100_000)}`],
  ['an endless string', `{"version":1,"records":{"accounts":["${'x'.repeat(1_000_000)}"]}}`],
  ['a __proto__ field', '{"version":1,"records":{"accounts":[{"__proto__":{}}]}}'],
  ['an unknown field', '{"version":2,"records":{},"extra":{}}'],
  ['a repeated version', '{"version":2,"version":1,"records":{}}'],
  ['a repeated list', '{"version":2,"records":{"payees":[],"payees":[]}}'],
  ['a repeated field in a row', '{"version":2,"records":{"accounts":[{"key":"a","key":"b"}]}}'],
  ['a repeated nested field in a row', '{"version":2,"records":{"accounts":[{"terms":{"vat":1,"vat":2}}]}}'],
  ['a line break in a string', '{"version":1,"records":{"accounts":[{"key":"a\\n"}]}}'],
])('rejects %s with a message', async (_, text) => {
  const before = bank.bank.store.state;
  expect(await send(text)).toMatchObject({ status: 400, code: '0000', field: expect.any(String) });
  expect(bank.bank.store.state).toBe(before);
});

test('rejects a body that is too large or compressed without reading it', async () => {
  expect(await send('x'.repeat(65 * 1024 * 1024))).toMatchObject({ status: 413, code: 'CZ_TOO_LARGE' });
  expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
});

const set = (records: Records, name: string, change: object) =>
  Object.assign(records[name]?.at(-1) ?? {}, change);

test.each<[string, RegExp, (records: Records) => void]>([
  [
    'a repeated row',
    /«payees» tiene 1 filas con la clave de otra/,
    ({ payees }) => payees?.push({ ...payees[0] }),
  ],
  [
    'an unknown customer',
    /«recipients» habla del cliente nadie/,
    (records) => set(records, 'recipients', { customer: 'nadie' }),
  ],
  [
    'a clock outside the supported years',
    /«clock»: el reloj está fuera/,
    (records) => set(records, 'clock', { at: 0 }),
  ],
  [
    'a clock that started before the supported years',
    /«clock» no vale: «origin»/,
    (to) => set(to, 'clock', { origin: -1e18 }),
  ],
  [
    'a floor that does not match its product',
    /«accounts»: ana-nomina no tiene el mínimo/,
    (records) =>
      void Object.assign(
        rowOf(records, 'accounts', ({ key }) => key === 'ana-nomina'),
        { floor: -1e14 },
      ),
  ],
  [
    'a term longer than any loan',
    /«offers» no vale: «deadlines.0»/,
    (records) => set(records, 'offers', { deadlines: [200_000] }),
  ],
  ['a job of an unknown kind', /nadie conoce: x/, (records) => set(records, 'due-work', { kind: 'x' })],
  [
    'a job before the supported years',
    /«due-work» no vale: «at»/,
    (records) => set(records, 'due-work', { at: -1e14 }),
  ],
  [
    'a movement with the date of another day',
    /«transactions»: \S+ no es del día que dice/,
    (records) => set(records, 'transactions', { date: '2020-01-01' }),
  ],
  ...['ledger', 'operation', 'payment'].map((name): [string, RegExp, (records: Records) => void] => [
    `a ${name} counter that would repeat a key`,
    new RegExp(`El contador «${name}» va detrás`),
    ({ sequences }) => Object.assign(Object(sequences?.find((row) => row.name === name)), { last: 0 }),
  ]),
  ...['ledger', 'operation', 'payment'].map((name): [string, RegExp, (records: Records) => void] => [
    `a missing ${name} counter`,
    new RegExp(`El contador «${name}» va detrás`),
    (records) => {
      records.sequences = records.sequences?.filter((row) => row.name !== name) ?? [];
    },
  ]),
  ...[9_007_199_254_740_991, 1e300, -1, 0.5].map((last): [string, RegExp, (records: Records) => void] => [
    `a counter at ${last}`,
    /«sequences» no vale: «last»/,
    ({ sequences }) => Object.assign(Object(sequences?.find(({ name }) => name === 'ledger')), { last }),
  ]),
  [
    'a movement with an invalid time',
    /«transactions» no vale: «at»/,
    (records) => set(records, 'transactions', { at: 1e300 }),
  ],
  [
    'a balance that does not add to the previous one',
    /leaves .* at 1, not at/,
    ({ transactions }) => Object.assign(Object(transactions?.at(-1)?.postings)[0], { balance: 1 }),
  ],
  [
    'units that do not match the account balance',
    /«fund-positions»: ana-fondo tiene 70076 títulos, que no valen lo que hay en la cuenta/,
    (records) => void Object.assign(rowOf(records, 'fund-positions'), { units: 70_076 }),
  ],
  [
    'units of a fund with another price',
    /«fund-positions»: ana-fondo tiene 70075 títulos, que no valen/,
    (records) => void Object.assign(rowOf(records, 'fund-positions'), { fund: 'CZLIQUIDEZ' }),
  ],
  [
    'units without operations',
    /«fund-positions»: ana-fondo tiene 70075 títulos, y sus operaciones dejaron 70074/,
    (records) => {
      const operation = records['fund-operations']?.find(
        ({ account, traded }) => account === 'ana-fondo' && traded,
      );
      const traded = Object(operation?.traded);
      Object.assign(traded, { units: traded.units - 1 });
    },
  ],
  [
    'a limit above the maximum',
    /«customer-limits»: el límite SAP de .* rebasa \$100,000\.00 MXN/,
    ({ 'customer-limits': limits, customers }) =>
      limits?.push({ customer: customers?.[0]?.key, limitKey: 'SAP', amount: 100_000_01 }),
  ],
  [
    'an unknown account',
    /«saving-programs»: nombra nadie, que no existe/,
    (records) => void Object.assign(Object(rowOf(records, 'saving-programs').to), { account: 'nadie' }),
  ],
])('rejects %s and stays as it is', async (_, words, spoil) => {
  const snapshot = exported();
  spoil(snapshot.records);
  const before = bank.bank.store.state;
  const answer = await send(JSON.stringify(snapshot));
  expect(answer).toMatchObject({ status: 400, field: 'records', description: expect.stringMatching(words) });
  expect(bank.bank.store.state).toBe(before);
});

test('imports a used bank with sales, charges, savings and matured investments', async () => {
  expect(await errorOf(bank, exportOf(await openLivedBank()))).toBeUndefined();
});

describe('references of a row', () => {
  const within = (field: 'from' | 'to', account: string) => (row: Record<string, unknown>) =>
    Object.assign(Object(row[field]), { account });
  const beside = (fields: object) => (row: Record<string, unknown>) => Object.assign(row, fields);

  test.each<[list: string, what: string, spoil: (row: Record<string, unknown>) => void]>([
    ['saving-programs', 'luis-cheques', within('from', 'luis-cheques')],
    ['saving-programs', 'luis-cheques', within('to', 'luis-cheques')],
    ['portability-requests', 'luis-cheques', within('to', 'luis-cheques')],
    ['direct-debits', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'luis-cheques', within('from', 'luis-cheques')],
    ['payments', 'luis-luz', beside({ payee: 'luis-luz' })],
    ['transfers', 'luis-cheques', within('from', 'luis-cheques')],
    ['transfers', 'bank:spei:MXN', within('from', 'bank:spei:MXN')],
    ['investments', 'luis-cheques', beside({ paidFrom: 'luis-cheques' })],
    ['investments', 'luis-cheques', beside({ proceedsTo: 'luis-cheques' })],
    ['fund-positions', 'luis-cheques', beside({ cash: 'luis-cheques' })],
    ['fund-operations', 'luis-cheques', beside({ cash: 'luis-cheques' })],
    ['fund-operations', 'elena-fondo', beside({ account: 'elena-fondo' })],
    ['offers', 'luis-tarjeta', beside({ account: 'luis-tarjeta' })],
    ['offers', 'luis-cheques', beside({ acceptance: acceptInto('luis-cheques') })],
  ])('cannot be to another customer: %s to %s', async (list, key, spoil) => {
    const snapshot = exported();
    spoil(rowOf(snapshot.records, list));
    const before = bank.bank.store.state;
    expect(await send(JSON.stringify(snapshot))).toMatchObject({
      status: 400,
      field: 'records',
      description: `«${list}»: nombra ${key}, que es de otro cliente.`,
    });
    expect(bank.bank.store.state).toBe(before);
  });

  test('are to an own account or a recipient, depending on the type of transfer', async () => {
    for (const [isTo, account] of [
      ['own', 'luis-cheques'],
      ['others', 'luis-casera'],
    ] as const) {
      const snapshot = exported();
      const found = snapshot.records.transfers?.find(
        ({ from, thirdParty }) =>
          Object(from).account === 'ana-nomina' && (thirdParty === undefined) === (isTo === 'own'),
      );
      Object.assign(Object(found?.to), { account });
      expect((await send(JSON.stringify(snapshot))).description).toMatch(
        `«transfers»: nombra ${account}, que es de otro cliente.`,
      );
      // A recipient may have been removed later.
      Object.assign(Object(found?.to), { account: 'nadie' });
      expect((await send(JSON.stringify(snapshot))).status).toBe(isTo === 'own' ? 400 : 200);
    }
  });

  test('are declared by every collection', async () => {
    const lived = await openLivedBank();
    const { state } = lived.bank.store;
    // Excludes ledger and clock internals, pruned operations, and rows without an owner.
    const silent = new Set(['balances', 'transactions', 'due-work', 'operations', 'bill-credits']);
    const { records } = exportOf(lived);
    const keysOf = (name: string) => records[name]?.map(({ key }) => key) ?? [];
    const somebodys = new Set(['accounts', 'recipients', 'payees', 'direct-debits'].flatMap(keysOf));
    const textsIn = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
    const told = collections.filter(({ name }) => !silent.has(name));
    const empty = told.filter((collection) => collection.dump(state).length === 0);
    expect(
      empty.map(({ name }) => name),
      'no row of these: export `populate` from the module’s calls.test-support.ts',
    ).toEqual([]);
    for (const collection of told) {
      for (const row of collection.dump(state)) {
        const { key, ...rest } = { key: undefined, ...row };
        const named = collection.references(row).map(([, name]) => name);
        const found = textsIn(rest).filter((text) => text !== key && somebodys.has(text));
        expect([collection.name, new Set(named)]).toEqual([collection.name, new Set([...found, ...named])]);
      }
    }
  });
});
