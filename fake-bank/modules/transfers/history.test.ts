import { describe, expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf, TRANSFERS, transfer } from '#bank/testing/own-transfer';

/** Returns the scheduled transfers among the jobs that ran. */
const transfersRun = ({ fired }: { fired: { kind: string }[] }) =>
  fired.filter(({ kind }) => kind === 'scheduled-transfer');

describe('a scheduled transfer', () => {
  const tomorrow = { transfer_type: 'schedule' as const, start_date: '2026-11-24' };

  test('runs at the start of its day, which is its execution date', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.balance('ana-nomina');
    const { key, receipt } = await transfer(ana, tomorrow);
    expect(receipt.status).toBe('SCHEDULED');
    expect(await bank.balance('ana-nomina')).toBe(before);

    const { body } = await bank.advance('P1D');
    expect(transfersRun(body)).toEqual([
      { kind: 'scheduled-transfer', key, at: '2026-11-24T00:00:00-06:00', customer: 'ana' },
    ]);
    expect(await bank.balance('ana-nomina')).toBeCloseTo((before ?? 0) - 100, 2);
    const receiptNow = await ana.get(`${TRANSFERS}/${key}/receipt`).expect(200);
    expect(receiptNow.body).toMatchObject({
      status: 'PROCESSED',
      executionDate: '2026-11-24T00:00:00-06:00',
    });
  });

  test('is rejected with the reason if the balance is insufficient, and moves nothing', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await transfer(ana, { ...tomorrow, amount: { amount: 9_000_000, currency_code: 'MXN' } });
    const before = await bank.balance('ana-nomina');
    await bank.advance('P1D');
    const { body } = await ana.get(`${TRANSFERS}/${key}/receipt`).expect(200);
    const rejected = { status: 'REJECTED', rejection: 'Saldo insuficiente en la cuenta origen.' };
    expect(body).toMatchObject(rejected);
    const { body: history } = await ana.get(`${TRANSFERS}?transfer_status=REJECTED`).expect(200);
    expect(history.data[0]).toMatchObject({ key, ...rejected });
    const movements = '/api/accounts/v2/accounts/ana-nomina/transactions?from_date=2026-11-23';
    expect((await ana.get(movements).expect(200)).body.data).toEqual([]);
    expect(await bank.balance('ana-nomina')).toBe(before);
  });

  test('above the debt of a loan is rejected with a text about the debt of that day', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await transfer(ana, {
      ...tomorrow,
      to_account_key: 'ana-prestamo',
      amount: { amount: 900_000, currency_code: 'MXN' },
    });
    await bank.advance('P1D');
    const { body } = await ana.get(`${TRANSFERS}/${key}/receipt`).expect(200);
    expect(body).toMatchObject({
      status: 'REJECTED',
      executionDate: '2026-11-24T00:00:00-06:00',
      rejection: 'El importe rebasaba lo que debías ese día en la cuenta destino.',
    });
  });

  test('can be cancelled once, by its customer, until it runs', async () => {
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    const { key } = await transfer(ana, tomorrow);
    await luis.delete(`${TRANSFERS}/${key}`).expect(404);
    await ana.delete(`${TRANSFERS}/${key}`).expect(204);
    const response = await ana.delete(`${TRANSFERS}/${key}`).expect(409);
    expect(codeOf(response)).toBe('CZ_NOT_CANCELLABLE');
    const before = await bank.balance('ana-nomina');
    expect(transfersRun((await bank.advance('P2D')).body)).toEqual([]);
    expect(await bank.balance('ana-nomina')).toBe(before);

    const executed = await transfer(ana, { ...tomorrow, start_date: '2026-11-26' });
    await bank.advance('P1D');
    expect(codeOf(await ana.delete(`${TRANSFERS}/${executed.key}`).expect(409))).toBe('CZ_NOT_CANCELLABLE');
  });

  test('runs before the first request after the clock was set to a later day', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key } = await transfer(ana, tomorrow);
    await bank.send('put', '/__bank/clock', { mode: 'frozen', now: '2026-11-25T10:00:00-06:00' }).expect(200);
    const { body } = await ana.get(`${TRANSFERS}/${key}/receipt`);
    expect(body.status).toBe('PROCESSED');
  });
});

describe('history', () => {
  async function makeThreeTransfers() {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const a = await transfer(ana, { message: 'uno' });
    const b = await transfer(ana, { transfer_type: 'schedule', start_date: '2026-11-25', message: 'dos' });
    const c = await transfer(ana, {
      from_account_key: 'ana-ahorro',
      to_account_key: 'ana-nomina',
      message: 'tres',
    });
    const list = async (query: string) => {
      const endDateParam = query.includes('end_date') ? '' : 'end_date=2026-11-30&';
      const { body } = await ana
        .get(`${TRANSFERS}?start_date=2026-11-23&${endDateParam}${query}`)
        .expect(200);
      return body.data.map((row: { message?: string }) => row.message);
    };
    return { bank, ana, a, b, c, list };
  }

  test('is sorted newest first by effective date', async () => {
    const { list } = await makeThreeTransfers();
    expect(await list('')).toEqual(['dos', 'tres', 'uno']);
  });

  test('lists a cancelled transfer by its cancellation date; its receipt keeps the planned date', async () => {
    const { ana, b, list } = await makeThreeTransfers();
    await ana.delete(`${TRANSFERS}/${b.key}`).expect(204);
    expect(await list('')).toEqual(['tres', 'dos', 'uno']);
    expect(await list('end_date=2026-11-23')).toEqual(['tres', 'dos', 'uno']);
    const { data } = (await ana.get(`${TRANSFERS}?transfer_status=CANCELLED`).expect(200)).body;
    expect(data[0]).toMatchObject({ key: b.key, effectiveDate: '2026-11-23' });
    const { body } = await ana.get(`${TRANSFERS}/${b.key}/receipt`).expect(200);
    expect(body).toMatchObject({ effectiveDate: '2026-11-25', executionDate: '2026-11-23T09:30:00-06:00' });
  });

  test.each([
    ['transfer_type=schedule', ['dos']],
    ['transfer_type=onetime', ['tres', 'uno']],
    ['transfer_status=SCHEDULED', ['dos']],
    ['transfer_status=REJECTED', []],
    ['origin_account=ana-ahorro', ['tres']],
    ['destination_account=ana-ahorro', ['dos', 'uno']],
    ['end_date=2026-11-23', ['tres', 'uno']],
    ['limit=1', ['dos']],
    ['limit=1&cursor=2', ['tres']],
    ['limit=2&cursor=2', ['uno']],
    ['limit=2&cursor=3', []],
  ])('filtered by %s lists %j', async (query, expected) => {
    const { list } = await makeThreeTransfers();
    expect(await list(query)).toEqual(expected);
  });

  test('has a cursor on every page except the last', async () => {
    const { ana } = await makeThreeTransfers();
    const page = async (cursor: string) =>
      (await ana.get(`${TRANSFERS}?start_date=2026-11-23&end_date=2026-11-30&limit=2&cursor=${cursor}`)).body;
    const first = await page('1');
    const second = await page(first.cursor);
    expect(second.data.map(({ message }: { message: string }) => message)).toEqual(['uno']);
    expect(second).not.toHaveProperty('cursor');
  });

  test('continues after the previous page despite new and cancelled transfers', async () => {
    const { bank, ana, b } = await makeThreeTransfers();
    const range = 'start_date=2026-11-23&end_date=2026-11-30&limit=1';
    const page = async (query: string) => {
      const { data, cursor } = (await ana.get(`${TRANSFERS}?${query}`).expect(200)).body;
      return { messages: data.map(({ message }: { message: string }) => message), cursor };
    };
    const firstOneTime = await page(`${range}&transfer_type=onetime`);
    expect(firstOneTime.messages).toEqual(['tres']);
    await transfer(ana, { message: 'cuatro' });
    const nextOneTime = await page(`${range}&transfer_type=onetime&cursor=${firstOneTime.cursor}`);
    expect(nextOneTime).toEqual({ messages: ['uno'], cursor: undefined });

    await transfer(ana, { transfer_type: 'schedule', start_date: '2026-11-24', message: 'cinco' });
    const firstScheduled = await page(`${range}&transfer_status=SCHEDULED`);
    expect(firstScheduled.messages).toEqual(['dos']);
    await ana.delete(`${TRANSFERS}/${b.key}`).expect(204);
    const nextScheduled = await page(`${range}&transfer_status=SCHEDULED&cursor=${firstScheduled.cursor}`);
    expect(nextScheduled.messages).toEqual(['cinco']);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test.each(['nada', 'MjAyN', '-'])('rejects %j as an unknown cursor', async (cursor) => {
    const bank = await openBank();
    const answer = await (await bank.signIn('ana')).get(`${TRANSFERS}?cursor=${cursor}`).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'cursor' });
  });

  test.each([
    'limit=0',
    'limit=501',
    'cursor=0',
    'start_date=ayer',
    'transfer_status=NADA',
    'sorpresa=1',
    '__proto__=1',
  ])('rejects the query %s', async (query) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const answer = await ana.get(`${TRANSFERS}?${query}`).expect(400);
    expect(codeOf(answer)).toBe('0000');
  });
});

describe('a concept', () => {
  test('is trimmed, and omitted if it is blank', async () => {
    const ana = await (await openBank()).signIn('ana');
    expect((await transfer(ana, { message: '   ' })).receipt).not.toHaveProperty('message');
    expect((await transfer(ana, { message: ' renta ' })).receipt.message).toBe('renta');
  });

  test('can have forty emoji', async () => {
    const ana = await (await openBank()).signIn('ana');
    const message = '😀'.repeat(40);
    expect((await transfer(ana, { message })).receipt.message).toBe(message);
  });
});

describe('a receipt', () => {
  test('is found by key and by confirmation number, as JSON and as PDF', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key, receipt } = await transfer(ana);
    for (const id of [key, receipt.confirmationNumber]) {
      const json = await ana.get(`${TRANSFERS}/${id}/receipt`, { accept: 'application/json' }).expect(200);
      expect(json.body).toEqual(receipt);
      const pdf = await ana
        .get(`${TRANSFERS}/${id}/receipt`, { accept: 'application/pdf' })
        .expect(200)
        .buffer();
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=receipt.pdf',
        'cache-control': 'no-store',
      });
      expect(Buffer.from(pdf.body).toString('latin1').slice(0, 5)).toBe('%PDF-');
    }
  });

  test('returns 404 to another customer, as does its link', async () => {
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    const { key } = await transfer(ana);
    for (const path of [`${key}/receipt`, `${key}/link`]) await luis.get(`${TRANSFERS}/${path}`).expect(404);
    await luis.get(`${TRANSFERS}/${key}/receipt`, { accept: 'application/pdf' }).expect(404);
    const { body } = await ana.get(`${TRANSFERS}/${key}/link`).expect(200);
    expect(body.link).toBe(`/banca/transfers/my-own-accounts/receipt?key=${key}`);
  });
});
