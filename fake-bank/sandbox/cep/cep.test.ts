import { beforeEach, describe, expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { sendToThirdParty } from '#bank/testing/third-party';

const CEP = '/__bank/cep';
let bank: BankUnderTest;
let ana: Client;

const requestProof = (answers: Record<string, string>) => bank.send('post', CEP).type('form').send(answers);

beforeEach(async () => {
  bank = await openBank();
  ana = await bank.signIn('ana');
});

/** Sends a transfer and returns the correct values for its proof of payment. */
async function correctAnswers(): Promise<Record<string, string>> {
  const { receipt } = await sendToThirdParty(ana);
  const list = await ana
    .get('/api/third-parties-recipients/v1/transfers/third-parties/recipients')
    .expect(200);
  const { accountId } = list.body.data.find((row: { key: string }) => row.key === 'ana-mama');
  return {
    date: '23/11/2026',
    trackingKey: receipt.trackingKey,
    issuer: '044',
    receiver: '012',
    account: accountId,
    amount: '$2,500.00',
  };
}

describe('a requested proof of payment', () => {
  test('is shown for correct answers to all questions', async () => {
    const answers = await correctAnswers();
    const response = await requestProof(answers).expect(200);
    expect(response.text).toContain(answers.trackingKey);
    expect(response.text).toContain('Guadalupe Reyes Montiel');
    await requestProof({ ...answers, amount: '2500', trackingKey: ` ${answers.trackingKey} ` }).expect(200);
  });

  test.each([
    ['date', '22/11/2026'],
    ['date', 'ayer'],
    ['trackingKey', 'CZ202611230000000001'],
    ['issuer', '012'],
    ['receiver', '044'],
    ['account', '012180000123456782'],
    ['amount', '2500.01'],
    ['amount', 'mucho'],
    ['amount', ''],
  ])('is not shown with %s %s, and the typed values are kept', async (field, value) => {
    const answers = { ...(await correctAnswers()), [field]: value };
    const incompleteAnswer = await requestProof(answers).expect(404);
    expect(incompleteAnswer.text).toContain('Revisa que cada dato sea el de tu comprobante');
    expect(incompleteAnswer.text).not.toContain('Guadalupe');
    expect(incompleteAnswer.text).toContain(`value="${answers.account}"`);
  });

  test('is not shown with a missing answer', async () => {
    const { amount: _, ...answers } = await correctAnswers();
    await requestProof(answers).expect(404);
  });

  test('does not exist before the transfer is sent', async () => {
    const { receipt } = await sendToThirdParty(ana, { transfer_type: 'schedule', start_date: '2026-11-24' });
    expect(receipt.eppUrl).toBeUndefined();
  });
});

test('the page asks for the six values and escapes them', async () => {
  const page = await bank.send('get', CEP).expect(200);
  for (const label of [
    'Fecha de operación (dd/mm/aaaa)',
    'Clave de rastreo',
    'Banco emisor',
    'Banco receptor',
    'Monto',
  ])
    expect(page.text).toContain(label);
  const answers = { ...(await correctAnswers()), trackingKey: '"><script>alert(1)</script>' };
  expect((await requestProof(answers).expect(404)).text).not.toContain('<script>alert');
});

test('neither the tracking key nor the link can be guessed by counting', async () => {
  const receipts = [await sendToThirdParty(ana), await sendToThirdParty(ana)].map(({ receipt }) => receipt);
  const [first, second] = receipts.map(({ trackingKey }) => BigInt(String(trackingKey).slice(10)));
  expect(Math.abs(Number((second ?? 0n) - (first ?? 0n)))).toBeGreaterThan(1000);
  for (const { eppUrl, trackingKey, key } of receipts) {
    expect(eppUrl).toMatch(/^\/__bank\/cep\/[\w-]{22}$/);
    await bank.send('get', eppUrl).expect(200);
    await bank.send('get', `${CEP}/${trackingKey}`).expect(404);
    await bank.send('get', `${CEP}/${key}`).expect(404);
  }
});

test('another bank with the same history has different links', async () => {
  const { receipt } = await sendToThirdParty(ana);
  const twin = await openBank();
  const twinTransfer = await sendToThirdParty(await twin.signIn('ana'));
  expect(twinTransfer.receipt.key).toBe(receipt.key);
  await twin.send('get', receipt.eppUrl).expect(404);
  await twin.send('get', twinTransfer.receipt.eppUrl).expect(200);
});
