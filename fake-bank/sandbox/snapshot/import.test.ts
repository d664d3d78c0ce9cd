import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BankUnderTest, openBank } from '../../testing/bank-under-test';
import { SnapshotReader } from './reader';

type Records = Record<string, Record<string, unknown>[]>;

let bank: BankUnderTest;
let base: string;
let stop: () => void;

beforeEach(async () => {
  bank = await openBank();
  const server = createServer(bank.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/__bank/banks`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});
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

const exported = () => ({
  version: 1,
  records: Object.fromEntries(
    Object.entries(bank.bank.store.dump()).map(([name, rows]) => [name, rows.map((row) => ({ ...row }))]),
  ) satisfies Records,
});

test('a bank that does not exist is known before anything is read', async () => {
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

test('a body is read no further than to the first row that is none', async () => {
  const write = vi.spyOn(SnapshotReader.prototype, 'write');
  const answer = await send(JSON.stringify({ version: 1, records: { accounts: Array(1_000_000).fill(1) } }));
  expect(answer).toMatchObject({
    status: 400,
    description: expect.stringMatching(/^La fila 1 de «accounts»/),
  });
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('a bank is taken up in turns: others are served between them', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  expect((await send(JSON.stringify(exported()))).status).toBe(200);
  clearInterval(others);
  expect(turns).toBeGreaterThan(20);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['no object', '[]'],
  ['a text for rows', '{"version":1,"records":{"accounts":"x"}}'],
  ['a text for records', '{"version":1,"records":"x"}'],
  ['nothing', ''],
  ['too many levels', `{"version":1,"records":{"accounts":[${'['.repeat(100_000)}`],
  ['a row without an end', `{"version":1,"records":{"accounts":[{"a":[${'1,'.repeat(100_000)}`],
  ['a text without an end', `{"version":1,"records":{"accounts":["${'x'.repeat(1_000_000)}"]}}`],
  ['a prototype', '{"version":1,"records":{"accounts":[{"__proto__":{}}]}}'],
  ['a line break in a text', '{"version":1,"records":{"accounts":[{"key":"a\\n"}]}}'],
])('%s is refused in words', async (_, text) => {
  const before = bank.bank.store.state;
  expect(await send(text)).toMatchObject({ status: 400, code: '0000', field: expect.any(String) });
  expect(bank.bank.store.state).toBe(before);
});

test('what says that it is too large, or is packed, is not read', async () => {
  expect(await send('x'.repeat(65 * 1024 * 1024))).toMatchObject({ status: 413, code: 'CZ_TOO_LARGE' });
  expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
});

const set = (records: Records, name: string, change: object) =>
  Object.assign(records[name]?.at(-1) ?? {}, change);

test.each<[string, RegExp, (records: Records) => void]>([
  [
    'a row that is there twice',
    /«payees» tiene 1 filas con la clave de otra/,
    ({ payees }) => payees?.push({ ...payees[0] }),
  ],
  [
    'a customer who is not there',
    /«recipients» habla del cliente nadie/,
    (records) => set(records, 'recipients', { customer: 'nadie' }),
  ],
  ['a clock out of the years that there are', /El reloj/, (records) => set(records, 'clock', { at: 1e300 })],
  ['due work of no kind', /nadie conoce: x/, (records) => set(records, 'due-work', { kind: 'x' })],
  ['due work of the Stone Age', /no hay reloj/, (records) => set(records, 'due-work', { at: -1e14 })],
  [
    'a movement of another day',
    /no es de un día/,
    (records) => set(records, 'transactions', { date: '2020-01-01' }),
  ],
  ...['ledger', 'operation', 'payment'].map((name): [string, RegExp, (records: Records) => void] => [
    `a counter of ${name} that would give a key again`,
    new RegExp(`El contador «${name}» va detrás`),
    ({ sequences }) => Object.assign(Object(sequences?.find((row) => row.name === name)), { last: 0 }),
  ]),
  ['a movement at no time', /no es de un día/, (records) => set(records, 'transactions', { at: 1e300 })],
  [
    'a balance that does not follow from the one before',
    /leaves .* at 1, not at/,
    ({ transactions }) => Object.assign(Object(transactions?.at(-1)?.postings)[0], { balance: 1 }),
  ],
])('refuses %s, and stays as it is', async (_, words, spoil) => {
  const snapshot = structuredClone(exported());
  spoil(snapshot.records);
  const before = bank.bank.store.state;
  const answer = await send(JSON.stringify(snapshot));
  expect(answer).toMatchObject({ status: 400, field: 'records', description: expect.stringMatching(words) });
  expect(bank.bank.store.state).toBe(before);
});
