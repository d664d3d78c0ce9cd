import { describe, expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { MERCHANTS, newPhone, newService, PAYEES } from '#bank/testing/payee';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { hiddenMerchantIds, type Payee } from '#contract/payees';

const listOf = async (client: Client, query = ''): Promise<Payee[]> =>
  (await client.get(`${PAYEES}?${query}`).expect(200)).body.data;
const save = (client: Client, body: object) =>
  sendSigned(client, { method: 'POST', url: PAYEES, body }, TOKENS.ana);

async function asAna(): Promise<{ bank: BankUnderTest; ana: Client }> {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
}

describe('the payees of a customer', () => {
  test('are sorted by nickname from Z to A and filtered by bill type', async () => {
    const { ana } = await asAna();
    const names = (await listOf(ana)).map(({ nickname }) => nickname);
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'es-MX')));
    expect(names).toHaveLength(16);
    const phones = await listOf(ana, 'bill_type=MOBILETOPUP');
    expect(phones.map(({ nickname }) => nickname)).toEqual(['Mi tableta', 'Mamá', 'Diego', 'Celular viejo']);
    expect(await listOf(ana, 'bill_type=WITHRECEIPT,WITHOUTRECEIPT')).toHaveLength(12);
    await ana.get(`${PAYEES}?bill_type=LUZ`).expect(400);
  });

  test('show their merchant, status and last payment', async () => {
    const { ana } = await asAna();
    const payees = await listOf(ana);
    const findPayee = (key: string) => payees.find((payee) => payee.key === key);
    expect(findPayee('ana-internet')).toMatchObject({
      nickname: 'Internet',
      paymentType: 'service',
      merchantName: 'Internet Quetzal',
      merchantId: 2007,
      billType: 'WITHRECEIPT',
      status: 'ACTIVE',
      category: 'internet',
      lastPayment: { date: '2026-11-03', amount: { amount: 649, currencyCode: 'MXN' } },
    });
    expect(findPayee('ana-movil-mama')).toMatchObject({
      paymentType: 'mobile-top-up',
      mobileTelephone: '5548201197',
    });
    expect(new Set(payees.map(({ status }) => status)).size).toBe(4);
  });

  test('have fields with the saved values and the constants', async () => {
    const { ana } = await asAna();
    const { body } = await ana.get(`${PAYEES}/ana-colegiatura/fields`).expect(200);
    const values = body.data.map(({ id, value }: { id: string; value: string }) => `${id} ${value}`);
    expect(values).toEqual([
      'reference A01274556',
      'agreement 0417',
      'rfc HERA880417KL3',
      'term 3',
      'fee 3850.00',
      'due 2026-12-05',
    ]);
    const phone = await ana.get(`${PAYEES}/ana-movil-mama/fields`).expect(200);
    expect(phone.body.data).toMatchObject([{ id: 'mobile_telephone', value: '5548201197' }]);
  });

  test('of Jorge include ten of hidden merchants', async () => {
    const ids = (await listOf(await (await openBank()).signIn('jorge'))).map(({ merchantId }) => merchantId);
    expect(ids.filter((id) => hiddenMerchantIds.has(id))).toHaveLength(10);
  });
});

describe('a payee', () => {
  test('is saved after a signature and can be paid at once', async () => {
    const { bank, ana } = await asAna();
    await ana.post(PAYEES, newService()).expect(200, /REQUIRED_SIGN/);
    expect(await listOf(ana)).toHaveLength(16);
    const { body } = await save(ana, newService());
    expect(body).toMatchObject({ nickname: 'Luz del taller', reference: '777000111222', status: 'ACTIVE' });
    expect(await listOf(ana)).toHaveLength(17);
    // An identical payee exists.
    expect(codeOf(await ana.post(PAYEES, newService()).expect(409))).toBe('E_BAASMXERR_-9');
    const renamed = newService({ nickname: 'Otra luz' });
    expect(codeOf(await ana.post(PAYEES, renamed).expect(409))).toBe('E_BAASMXERR_-10');
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('is not saved with a token value that signed another payee in the last thirty seconds', async () => {
    const { bank, ana } = await asAna();
    await save(ana, newService()).then(({ status }) => expect(status).toBe(200));
    const rejection = await save(ana, newPhone());
    expect(rejection.status).toBe(409);
    expect(codeOf(rejection)).toBe('E_BAASMXBPAP_024');
    bank.systemClock.pass(30_000);
    // The signature remains valid after the rejection.
    const response = await ana.post(PAYEES, newPhone()).expect(200);
    expect(response.body).toMatchObject({ mobileTelephone: '3355512121' });
  });

  test('is changed after a signature', async () => {
    const { ana } = await asAna();
    const url = `${PAYEES}/ana-movil-mama`;
    const body = { nickname: 'Mamá nueva', merchant_key: 'nopal-movil' };
    const changeResponse = await sendSigned(ana, { method: 'PUT', url, body }, TOKENS.ana);
    expect(changeResponse.body).toMatchObject({
      key: 'ana-movil-mama',
      ...{ nickname: 'Mamá nueva', merchantKey: 'nopal-movil' },
    });
    await ana.put(`${url}?bill_type=WITHRECEIPT`, body).expect(400);
    await ana.put(url, {}).expect(400);
  });

  test('is removed without a signature', async () => {
    const { ana } = await asAna();
    await ana.delete(`${PAYEES}/ana-agua?bill_type=MOBILETOPUP`).expect(400);
    await ana.delete(`${PAYEES}/ana-agua?bill_type=WITHRECEIPT`).expect(204);
    expect((await listOf(ana)).map(({ key }) => key)).not.toContain('ana-agua');
    await ana.delete(`${PAYEES}/ana-agua`).expect(404);
  });

  test('of another customer returns 404', async () => {
    const luis = await (await openBank()).signIn('luis');
    await luis.get(`${PAYEES}/ana-luz/fields`).expect(404);
    await luis.put(`${PAYEES}/ana-luz`, { nickname: 'Mía' }).expect(404);
    await luis.delete(`${PAYEES}/ana-luz`).expect(404);
  });
});

describe('fixtures', () => {
  const applyFixture = (bank: BankUnderTest, name: string, given: object) =>
    bank.send('post', '/__bank/situations', { name, customer: 'ana', given });

  test('change the number and the status of a payee', async () => {
    const { bank, ana } = await asAna();
    await applyFixture(bank, 'payees.number-taken', { payee: 'ana-luz', reference: '777000111222' }).expect(
      204,
    );
    expect(codeOf(await ana.post(PAYEES, newService()).expect(409))).toBe('E_BAASMXERR_-10');
    await applyFixture(bank, 'payees.has-status', { payee: 'ana-luz', status: 'BLOCKED' }).expect(204);
    const light = (await listOf(ana)).find(({ key }) => key === 'ana-luz');
    expect(light).toMatchObject({ status: 'BLOCKED', reference: '777000111222' });
    await applyFixture(bank, 'payees.has-status', { payee: 'ana-luz', status: 'DORMIDO' }).expect(400);
  });
});

describe('merchants', () => {
  const names = async (client: Client, query: string): Promise<string[]> =>
    (await client.get(`${MERCHANTS}?${query}`).expect(200)).body.data.map(
      ({ name }: { name: string }) => name,
    );

  test('are found by a part of their name and by bill type', async () => {
    const { ana } = await asAna();
    expect(await names(ana, 'name=MOVIL&bill_type=WITHRECEIPT')).toEqual([
      'Jade Móvil Plan',
      'Tecolote Móvil Plan',
    ]);
    expect(await names(ana, 'bill_type=MOBILETOPUP')).toHaveLength(9);
    expect(await names(ana, '')).toHaveLength(40);
    await ana.get(`${MERCHANTS}?bill_type=LUZ`).expect(400);
  });

  test('have fields and top-up amounts', async () => {
    const { ana } = await asAna();
    const path = (key: string, type: string) =>
      `${MERCHANTS}/${key}/action-fields?bill_type=${type}&action_type=CREATE`;
    const { body } = await ana.get(path('luz-del-altiplano', 'WITHRECEIPT')).expect(200);
    expect(body.data).toMatchObject([{ id: 'reference', dataType: 1, minimumLength: 12, maximumLength: 12 }]);
    await ana.get(path('luz-del-altiplano', 'MOBILETOPUP')).expect(400);
    await ana.get(path('nadie', 'MOBILETOPUP')).expect(404);
    const amounts = await ana.get(`${MERCHANTS}/bruma-cel/allowed-amounts?bill_type=MOBILETOPUP`).expect(200);
    expect(amounts.body.data).toEqual([30, 50, 100, 125, 200, 230, 300]);
  });

  test('cause a 503 for their bills if they do not respond', async () => {
    const { bank } = await asAna();
    const bruno = await bank.signIn('bruno');
    const path = `${MERCHANTS}/cable-ixtle/bills?bill_type=WITHRECEIPT&payee_key=bruno-cable`;
    const { body } = await bruno.get(path).expect(503);
    // The error text of a read mentions no operation.
    expect(body.notifications[0]).toMatchObject({
      code: 'CZ_UNAVAILABLE',
      description: 'No pudimos consultar estos datos. Intenta de nuevo en unos minutos.',
    });
  });

  test('have open, overdue, several or no bills', async () => {
    const { ana } = await asAna();
    const bills = (payee: string, merchant: string, type: string, status = '') =>
      ana.get(`${MERCHANTS}/${merchant}/bills?bill_type=${type}&payee_key=${payee}${status}`);
    const statuses = async (...args: Parameters<typeof bills>) =>
      (await bills(...args).expect(200)).body.data.map(({ status }: { status: string }) => status);
    expect(await statuses('ana-agua', 'agua-del-anahuac', 'WITHRECEIPT')).toEqual(['OPEN']);
    expect(await statuses('ana-tele', 'tv-horizonte', 'WITHRECEIPT')).toEqual(['OVERDUE']);
    expect(await statuses('ana-tele', 'tv-horizonte', 'WITHRECEIPT', '&status=OPEN')).toEqual([]);
    expect(await statuses('ana-colegiatura', 'universidad-alameda', 'WITHOUTRECEIPT')).toEqual([
      'OPEN',
      'OPEN',
    ]);
    expect(await statuses('ana-telefono', 'telefonia-austral', 'WITHRECEIPT')).toEqual([]);
    expect(await statuses('ana-internet', 'internet-quetzal', 'WITHRECEIPT')).toEqual(['OPEN']);
    expect(await statuses('ana-movil', 'celular-colibri', 'MOBILETOPUP')).toEqual([]);
    await bills('ana-agua', 'tv-horizonte', 'WITHRECEIPT').expect(404);
    await bills('luis-luz', 'luz-del-altiplano', 'WITHRECEIPT').expect(404);
    const paidBills = (
      await bills('ana-internet', 'internet-quetzal', 'WITHRECEIPT', '&status=PAID').expect(200)
    ).body.data;
    expect(paidBills).toHaveLength(12);
    expect(paidBills.at(-1)).toMatchObject({ amount: 649, status: 'PAID', period: 'Septiembre 2026' });
  });
});
