import { describe, expect, test } from 'vitest';
import { payments } from '#bank/shared/payments/payment';
import { type Client, openYearBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { PAYEES } from '#bank/testing/payee';
import type { PaymentRow } from '#contract/domain/payment';
import { payments as routes } from '#contract/payments';

const LIST = routes.list.path;
const receiptOf = (key: string) => routes.receipt.path.replace(':paymentKey', key);

const list = async (client: Client, query = ''): Promise<{ data: PaymentRow[]; cursor?: string }> =>
  (await client.get(`${LIST}?${query}`).expect(200)).body;

const ana = async () => (await openYearBank()).signIn('ana');

describe('the payments of a customer', () => {
  test('are sorted newest first, thirty per page, with a cursor after a full page', async () => {
    const client = await ana();
    const first = await list(client);
    const second = await list(client, `cursor=${first.cursor}`);
    expect(first.data).toHaveLength(30);
    expect(second.data).toHaveLength(15);
    expect(second).not.toHaveProperty('cursor');
    const days = [...first.data, ...second.data].map(({ effectiveDate }) => effectiveDate);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set([...first.data, ...second.data].map(({ key }) => key)).size).toBe(45);
  });

  test('show the payee, the reference and the account', async () => {
    const { data } = await list(await ana(), 'start_date=2026-11-03&end_date=2026-11-03');
    expect(data).toEqual([
      {
        key: expect.any(String),
        operationType: 'WITHRECEIPT',
        transactionType: 'ONETIME',
        status: 'PROCESSED',
        effectiveDate: '2026-11-03',
        fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
        payee: { merchantName: 'Internet Quetzal', merchantKey: 'internet-quetzal', nickname: 'Internet' },
        payeeKey: 'ana-internet',
        reference: expect.stringMatching(/^[1-9]\d{9}$/),
        totalAmount: { amount: 649, currencyCode: 'MXN' },
      },
    ]);
  });

  test('show the nickname of the payee, or only the merchant after the payee was removed', async () => {
    const client = await ana();
    const payee = async () => (await list(client, 'bill_type=MOBILETOPUP')).data[0]?.payee;
    expect(await payee()).toMatchObject({ merchantName: 'Celular Colibrí', nickname: 'Mi tableta' });
    await client.delete(`${PAYEES}/ana-movil`).expect(204);
    expect(await payee()).toEqual({ merchantName: 'Celular Colibrí', merchantKey: 'celular-colibri' });
  });

  test('of a tax show the concept and no merchant key', async () => {
    const { data } = await list(await ana(), 'bill_type=CDMX');
    expect(data).toMatchObject([
      { payee: { merchantName: 'Secretaría de Finanzas de la CDMX' }, concept: 'Predial' },
    ]);
    expect(data[0]?.payee).not.toHaveProperty('merchantKey');
  });

  test('of one service share a reference, which differs from that of another customer', async () => {
    const bank = await openYearBank();
    const internet = async (user: string) => {
      const { data } = await list(await bank.signIn(user), 'limit=500');
      const rows = data.filter(({ payee }) => payee.merchantName === 'Internet Quetzal');
      expect(rows).toHaveLength(12);
      return [...new Set(rows.map(({ reference }) => reference))];
    };
    const [anaReferences, luisReferences] = [await internet('ana'), await internet('luis')];
    expect([anaReferences, luisReferences].map(({ length }) => length)).toEqual([1, 1]);
    expect(anaReferences).not.toEqual(luisReferences);
  });

  test.each([
    [
      'start_date=2026-11-12',
      [
        '2026-11-28 WITHRECEIPT',
        '2026-11-21 MOBILETOPUP',
        '2026-11-20 WITHRECEIPT',
        '2026-11-12 WITHOUTRECEIPT',
      ],
    ],
    ['start_date=2026-11-20&end_date=2026-11-20', ['2026-11-20 WITHRECEIPT']],
    ['bill_type=MOBILETOPUP', ['2026-11-21 MOBILETOPUP']],
    [
      'bill_type=WITHOUTRECEIPT&start_date=2026-10-01',
      ['2026-11-12 WITHOUTRECEIPT', '2026-10-12 WITHOUTRECEIPT'],
    ],
    ['bill_type=MOBILETOPUP,WITHRECEIPT&limit=2', ['2026-11-28 WITHRECEIPT', '2026-11-21 MOBILETOPUP']],
    ['payment_status=PROCESSED&limit=1', ['2026-11-20 WITHRECEIPT']],
    ['payment_status=SCHEDULED', ['2026-11-28 WITHRECEIPT']],
    ['limit=1&cursor=2', ['2026-11-21 MOBILETOPUP']],
    ['cursor=3', []],
  ])('filtered by %s are %j', async (query, expected) => {
    const { data } = await list(await ana(), query);
    expect(data.map(({ effectiveDate, operationType }) => `${effectiveDate} ${operationType}`)).toEqual(
      expected,
    );
  });

  test.each([
    'limit=0',
    'limit=501',
    'cursor=0',
    'start_date=ayer',
    'bill_type=LUZ',
    'bill_type=',
    'bill_type=MOBILETOPUP,',
    'payment_status=REJECTED',
    'sorpresa=1',
    'start_date=2026-11-02&end_date=2026-11-01',
  ])('cannot be filtered by %s', async (query) => {
    expect(codeOf(await (await ana()).get(`${LIST}?${query}`).expect(400))).toBe('0000');
  });

  test('are empty for a new customer', async () => {
    expect(await list(await (await openYearBank()).signIn('mateo'))).toEqual({ data: [] });
  });

  test('can be filtered by the scheduled status', async () => {
    const bank = await openYearBank();
    const client = await bank.signIn('ana');
    const ownPayments = bank.bank.read.list(payments, 'byCustomer', client.key);
    const scheduled = ownPayments.filter(({ status }) => status === 'SCHEDULED').map(({ key }) => key);
    const { data } = await list(client, 'payment_status=SCHEDULED');
    expect(data.map(({ key }) => key)).toEqual(scheduled);
    expect(scheduled).toHaveLength(1);
  });
});

describe('a receipt', () => {
  test('is found by key and by folio, as JSON and as PDF', async () => {
    const client = await ana();
    const [row] = (await list(client, 'start_date=2026-11-03&end_date=2026-11-03')).data;
    const { body } = await client.get(receiptOf(row?.key ?? '')).expect(200);
    expect(body).toEqual({
      ...row,
      confirmationNumber: expect.stringMatching(/^73\d{6}$/),
      operationDate: expect.stringMatching(/^2026-11-03T.+-06:00$/),
      exchangeData: { withExchange: false },
      authorization: expect.stringMatching(/^\d{6}$/),
      balanceAfter: { amount: expect.any(Number), currencyCode: 'MXN' },
      bill: { period: 'Septiembre 2026', dueDate: '2026-11-03' },
    });
    const byFolio = await client.get(receiptOf(body.confirmationNumber)).expect(200);
    expect(byFolio.body).toEqual(body);

    const pdf = await client.get(receiptOf(body.key), { accept: 'application/pdf' }).expect(200).buffer();
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=receipt.pdf',
    });
    expect(Buffer.from(pdf.body).toString('latin1').slice(0, 5)).toBe('%PDF-');
  });

  test('of a rejected payment shows the reason', async () => {
    const client = await ana();
    const [row] = (await list(client, 'bill_type=MOBILETOPUP')).data;
    const { body } = await client.get(receiptOf(row?.key ?? '')).expect(200);
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'La compañía no respondió.' });
  });

  test('of another customer returns 404 as JSON and as PDF', async () => {
    const bank = await openYearBank();
    const [client, other] = [await bank.signIn('ana'), await bank.signIn('luis')];
    const [row] = (await list(client)).data;
    const { body } = await client.get(receiptOf(row?.key ?? '')).expect(200);
    for (const name of [body.key, body.confirmationNumber, 'no-existe']) {
      await other.get(receiptOf(name)).expect(404);
      await other.get(receiptOf(name), { accept: 'application/pdf' }).expect(404);
    }
  });
});
