import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BankUnderTest, openBank, openYearBank } from '#bank/testing/bank-under-test';
import { errorOf, exportOf, openUsedBank, type Records } from './import.test-support';
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
    description: expect.stringMatching(/^Row 1 of "accounts"/),
  });
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();
});

test('an import runs in slices, and other requests are served between them', async () => {
  stop();
  await listenTo(await openYearBank());
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  expect((await send(JSON.stringify(exported()))).status).toBe(200);
  clearInterval(timer);
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
])('an import of %s is rejected with a message', async (_, text) => {
  const before = bank.bank.store.state;
  expect(await send(text)).toMatchObject({ status: 400, code: '0000', field: expect.any(String) });
  expect(bank.bank.store.state).toBe(before);
});

test.each([
  ['{"version":2 "records":{}}', 'not valid JSON'],
  ['{"version":2,', 'not valid JSON'],
  ['{"payees":', 'not the JSON of an export: {"version":…,"records":'],
])('the error of %s says what is expected', async (text, message) => {
  expect(await send(text)).toMatchObject({ field: 'body', description: expect.stringContaining(message) });
});

test.each([
  ['a control character', '{"version":2,"records":{"payees":[{"key":"a\\n"}]}}', '"key": It has characters'],
  [
    'half a surrogate pair',
    '{"version":2,"records":{"payees":[{"values":["\\ud800"]}]}}',
    '"values.0": It has',
  ],
  ['a repeated field', '{"version":2,"records":{"payees":[{"key":"a","key":"b"}]}}', '"key": It is twice'],
  [
    'a __proto__ field',
    '{"version":2,"records":{"payees":[{"__proto__":{}}]}}',
    'It has the name of a field',
  ],
  ['an endless row', `{"version":2,"records":{"payees":[{"a":[${'1,'.repeat(100_000)}`, 'A row is larger'],
  [
    'a row with an endless text',
    `{"version":2,"records":{"payees":[{"key":"${'x'.repeat(300_000)}"}]}}`,
    'A row is larger',
  ],
])('the error of %s names its list and row', async (_, text, message) => {
  expect((await send(text)).description).toMatch(`Row 1 of "payees" is not valid: ${message}`);
});

test('a body that is too large or compressed is rejected before it is read', async () => {
  expect(await send('x'.repeat(65 * 1024 * 1024))).toMatchObject({
    status: 413,
    code: 'CZ_TOO_LARGE',
    field: 'body',
    description: 'The body of an import has at most 64 MB.',
  });
  expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
});

test.each<[what: string, field: string, message: string, spoil: (records: Records) => void]>([
  [
    'an invalid row',
    'records.payees.0.nickname',
    'Row 1 of "payees" is not valid: "nickname": Write a text.',
    ({ payees }) => Object.assign(Object(payees?.[0]), { nickname: 7 }),
  ],
  [
    'a row with the key of another row',
    'records.payees.1.key',
    'Row 2 of "payees" is not valid: "key": is the same as in row 1.',
    ({ payees }) => Object.assign(Object(payees?.[1]), { key: payees?.[0]?.key }),
  ],
])('a bank that rejects the import of %s stays as it is', async (_, field, description, spoil) => {
  const snapshot = exported();
  spoil(snapshot.records);
  const before = bank.bank.store.state;
  expect(await send(JSON.stringify(snapshot))).toMatchObject({ status: 400, field, description });
  expect(bank.bank.store.state).toBe(before);
});

test('imports a used bank with sales, charges, savings and matured investments', async () => {
  expect(await errorOf(bank, exportOf(await openUsedBank()))).toBeUndefined();
});
