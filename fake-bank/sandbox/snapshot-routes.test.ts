import { describe, expect, test } from 'vitest';
import { SnapshotComparison } from '#contract/domain/bank-snapshot';
import { type BankUnderTest, MONDAY_MORNING, openBank } from '../testing/bank-under-test';
import { transfer } from '../testing/own-transfer';
import { MAX_SNAPSHOTS } from './instruments/bank-snapshots';

const wrongNameText = 'Write a text of at most 100 printable characters.';

const SUMMARY = '/api/summary/v2/summary';

const snapshotsPath = (bank: BankUnderTest, path = '') => `/__bank/banks/${bank.bank.id}/snapshots${path}`;

async function take(bank: BankUnderTest, body?: object): Promise<string> {
  const answer = await bank.send('post', snapshotsPath(bank), body).expect(201);
  return answer.body.snapshot;
}

const restore = (bank: BankUnderTest, id: string) => bank.send('post', snapshotsPath(bank, `/${id}/restore`));

async function compare(bank: BankUnderTest, id: string, query = '') {
  const { body } = await bank.send('get', snapshotsPath(bank, `/${id}/compare${query}`)).expect(200);
  return SnapshotComparison.parse(body);
}

const rows = (bank: BankUnderTest) => bank.bank.store.dump();

describe('a snapshot', () => {
  test('has an id, a name, and the times of the bank and of the system', async () => {
    const bank = await openBank();
    const before = Date.now();
    const first = await bank.send('post', snapshotsPath(bank), { name: 'Antes de pagar' }).expect(201);
    expect(first.body).toEqual({
      snapshot: 'S1',
      name: 'Antes de pagar',
      now: MONDAY_MORNING,
      createdAt: expect.any(String),
    });
    expect(Date.parse(first.body.createdAt)).toBeGreaterThan(before - 1_000);
    const second = await bank.send('post', snapshotsPath(bank)).expect(201);
    expect(second.body).not.toHaveProperty('name');
    const { body } = await bank.send('get', snapshotsPath(bank)).expect(200);
    expect(body.data).toEqual([first.body, second.body]);
    await bank.send('delete', snapshotsPath(bank, '/S1')).expect(204);
    expect((await bank.send('get', snapshotsPath(bank))).body.data).toEqual([second.body]);
    expect(await take(bank)).toBe('S3');
  });

  test('removes rules when restored; new rules do not reuse their ids', async () => {
    const bank = await openBank();
    const createRule = async () =>
      (await bank.send('post', '/__bank/faults', { then: { status: 500 } }).expect(201)).body.id;
    const id = await take(bank);
    expect(await createRule()).toBe('F1');
    await restore(bank, id).expect(200);
    expect(await createRule()).toBe('F2');
  });

  test('restores rows, clock and fault rules as often as wanted; sessions stay', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const skipping = { match: { path: '/summary' }, skip: 1, times: 1, then: { status: 503 } };
    await bank.send('post', '/__bank/faults', skipping).expect(201);
    await transfer(ana);
    const before = rows(bank);
    const id = await take(bank);
    for (const round of [1, 2]) {
      await ana.get(SUMMARY).expect(200);
      await ana.get(SUMMARY).expect(503);
      await transfer(ana);
      await bank.advance('P2M');
      await bank.send('delete', '/__bank/faults').expect(204);
      expect(rows(bank), `round ${round}`).not.toEqual(before);
      const { body } = await restore(bank, id).expect(200);
      expect(body).toEqual({ bank: bank.bank.id, now: MONDAY_MORNING });
      expect(rows(bank)).toEqual(before);
      const { data } = (await bank.send('get', '/__bank/faults')).body;
      expect(data).toMatchObject([{ id: 'F1', hits: 0 }]);
    }
    await ana.get('/api/user').expect(200);
    await transfer(ana);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('of a later time can be restored after an earlier snapshot', async () => {
    const bank = await openBank();
    const first = await take(bank);
    await bank.advance('P1M');
    const later = rows(bank);
    const second = await take(bank);
    await restore(bank, first).expect(200);
    await restore(bank, second).expect(200);
    expect(rows(bank)).toEqual(later);
    expect(bank.bank.today).toBe('2026-12-23');
  });

  test.each(['real', 'shifted'])('keeps a %s clock', async (mode) => {
    const bank = await openBank();
    await bank.send('put', '/__bank/clock', { mode, ...(mode === 'shifted' && { now: MONDAY_MORNING }) });
    const id = await take(bank);
    await bank.send('put', '/__bank/clock', { mode: 'frozen', now: '2026-12-24T10:00:00-06:00' });
    const { body } = await restore(bank, id).expect(200);
    const expected = mode === 'real' ? Date.now() : Date.parse(MONDAY_MORNING);
    expect(Math.abs(Date.parse(body.now) - expected)).toBeLessThan(60_000);
    expect((await bank.send('get', '/__bank/clock')).body.mode).toBe(mode);
  });

  test('survives an import and is deleted by a reset', async () => {
    const bank = await openBank();
    const path = `/__bank/banks/${bank.bank.id}`;
    const exported = await bank.send('get', `${path}/export`).expect(200);
    const ana = await bank.signIn('ana');
    await transfer(ana);
    const before = rows(bank);
    const id = await take(bank);
    await bank.send('put', `${path}/import`, exported.body).expect(200);
    const imported = await take(bank);
    await transfer(ana);
    await restore(bank, imported).expect(200);
    expect((await compare(bank, imported)).count).toBe(0);
    await restore(bank, id).expect(200);
    expect(rows(bank)).toEqual(before);
    await bank.send('post', `${path}/reset`).expect(200);
    expect((await bank.send('get', snapshotsPath(bank))).body).toEqual({ data: [] });
    await restore(bank, id).expect(404);
  });
});

describe('a comparison', () => {
  test('lists added, removed and changed rows, with the changed fields', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const first = await take(bank);
    expect(await compare(bank, first)).toEqual({ count: 0, data: [] });
    await transfer(ana);
    const second = await take(bank);
    const { data, count } = await compare(bank, first);
    expect(count).toBe(data.length);
    const balance = (key: string) => data.find((row) => row.list === 'balances' && row.key === key);
    expect(balance('ana-nomina')).toEqual({
      list: 'balances',
      key: 'ana-nomina',
      change: 'changed',
      fields: [{ field: 'balance', before: expect.any(Number), after: expect.any(Number) }],
    });
    expect(data.filter(({ list }) => list === 'transfers')).toEqual([
      { list: 'transfers', key: expect.any(String), change: 'added' },
    ]);
    expect(await compare(bank, first, `?with=${second}`)).toEqual({ count, data });
    const back = await compare(bank, second, `?with=${first}`);
    expect(back.count).toBe(count);
    expect(back.data.find(({ list }) => list === 'transfers')?.change).toBe('removed');
    await restore(bank, first).expect(200);
    expect(await compare(bank, first)).toEqual({ count: 0, data: [] });
  });

  test('lists at most 500 rows and counts all changed rows', async () => {
    const bank = await openBank();
    const id = await take(bank);
    await bank.advance('P2Y');
    const { count, data } = await compare(bank, id);
    expect(data).toHaveLength(500);
    expect(count).toBeGreaterThan(500);
  });
});

describe('a request is rejected', () => {
  test('for the 51st snapshot, also among concurrent requests, until a snapshot is deleted', async () => {
    const bank = await openBank();
    const responses = await Promise.all(
      Array.from({ length: MAX_SNAPSHOTS + 2 }, () => bank.send('post', snapshotsPath(bank))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_SNAPSHOTS);
    const rejection = await bank.send('post', snapshotsPath(bank)).expect(400);
    expect(rejection.body.notifications).toEqual([
      {
        code: '0000',
        category: 'FIELDS',
        field: 'bank',
        description:
          'This bank has 50 snapshots. Delete one first: DELETE /__bank/banks/{bank}/snapshots/{snapshot}.',
      },
    ]);
    await bank.send('delete', snapshotsPath(bank, '/S7')).expect(204);
    await take(bank);
  });

  test.each([
    [{ name: '' }, 'name', wrongNameText],
    [{ name: 'x'.repeat(101) }, 'name', wrongNameText],
    [{ name: 7 }, 'name', wrongNameText],
    [{ name: 'a\u202eb' }, 'name', expect.any(String)],
    [{ nombre: 'x' }, 'nombre', 'This field is not expected here.'],
    [[], 'body', 'Write an object.'],
  ])('for the body %j', async (body, field, description) => {
    const bank = await openBank();
    const answer = await bank.send('post', snapshotsPath(bank), body).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field, description });
  });

  test.each([
    ['post', '/S9/restore', 'snapshot'],
    ['delete', '/S9', 'snapshot'],
    ['get', '/S9/compare', 'snapshot'],
    ['get', '/S1/compare?with=S9', 'with'],
    ['post', '/__proto__/restore', 'snapshot'],
  ] as const)('for the unknown snapshot of %s %s', async (method, path, field) => {
    const bank = await openBank();
    await take(bank);
    const answer = await bank.send(method, snapshotsPath(bank, path)).expect(404);
    expect(answer.body.notifications[0]).toMatchObject({
      code: 'CZ_NOT_FOUND',
      field,
      description: expect.stringMatching(/^This bank has no snapshot \S+\. It has: S1\.$/),
    });
  });

  test.each([
    ['post', ''],
    ['get', ''],
    ['post', '/S1/restore'],
    ['get', '/S1/compare'],
    ['delete', '/S1'],
  ] as const)('for an unknown bank, by %s %s', async (method, path) => {
    const bank = await openBank();
    const answer = await bank.send(method, `/__bank/banks/nadie/snapshots${path}`).expect(404);
    expect(answer.body.notifications[0]).toMatchObject({ code: 'CZ_BANK_NOT_FOUND' });
  });

  test('for an unknown parameter of a comparison', async () => {
    const bank = await openBank();
    const answer = await bank
      .send('get', snapshotsPath(bank, `/${await take(bank)}/compare?limit=2`))
      .expect(400);
    expect(answer.body.notifications[0]).toMatchObject({
      field: 'limit',
      description: 'This field is not expected here.',
    });
  });
});

describe('a copy of a bank', () => {
  const copiesPath = (bank: BankUnderTest) => `/__bank/banks/${bank.bank.id}/copies`;

  test('has the rows, clock and fault rules of the original, and changes independently', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    await transfer(ana);
    await bank.advance('P1D');
    await bank.send('post', '/__bank/faults', { then: { status: 500 } }).expect(201);
    const { body } = await bank.send('post', copiesPath(bank), { id: 'the-copy' }).expect(201);
    expect(body).toEqual({ bank: 'the-copy', now: (await bank.send('get', '/__bank/clock')).body.now });
    const ofCopy = async (path: string) =>
      (await bank.send('get', path).set('x-bank', 'the-copy').expect(200)).body;
    expect((await ofCopy('/__bank/banks/the-copy/export')).records).toEqual(
      (await bank.send('get', `/__bank/banks/${bank.bank.id}/export`)).body.records,
    );
    expect(await ofCopy('/__bank/faults')).toEqual((await bank.send('get', '/__bank/faults')).body);
    const before = rows(bank);
    await bank
      .send('post', '/__bank/clock/advance', { duration: 'P1M' })
      .set('x-bank', 'the-copy')
      .expect(200);
    expect(rows(bank)).toEqual(before);
  });

  test('needs an unused name and an existing bank', async () => {
    const bank = await openBank();
    await bank.send('post', copiesPath(bank), { id: bank.bank.id }).expect(400);
    await bank.send('post', '/__bank/banks/nobody/copies').expect(404);
  });
});
