import { studioBillPath } from '../support/bills';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { goToReview, signWith, TOKENS } from '../support/third-party';

const PAYMENTS = '/api/bill-payments/v1/bill-payments';
const TAX_PAYMENT = '/api/bff-web-payments/v1/payment';

test('starts a payment of the bill type in the URL', async ({ page, signIn }) => {
  const setupCall = (type: string) =>
    page.waitForRequest((request) => {
      const { pathname, search } = new URL(request.url());
      return request.method() === 'POST' && pathname + search === `${PAYMENTS}?bill_type=${type}`;
    });
  const withoutReceipt = setupCall('WITHOUTRECEIPT');
  await signIn('ana', studioBillPath({ payee: 'ana-tag', billtype: 'WITHOUTRECEIPT' }));
  await withoutReceipt;
  const withReceipt = setupCall('WITHRECEIPT');
  await page.goto(studioBillPath());
  await withReceipt;
});

test('loads tax requirements by type, and a paid tax by its id', async ({ page, signIn }) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    calls.add(`${request.method()} ${pathname}${search}`);
  });
  await signIn('ana', 'bill-payments/tax-sat?amount=8500&from_account=ana-nomina');
  await page.getByLabel('Línea de captura', { exact: true }).fill('04SAT260000198563245');
  expect(calls).toContain(`GET ${TAX_PAYMENT}/valid-accounts?payment-type=SAT`);
  expect(calls).toContain('GET /api/bff-web-services/v1/services?payment-type=SAT');
  await goToReview(page);
  await page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(calls).toContain(`POST ${TAX_PAYMENT}?payment-type=SAT`);
  const key = new URL(page.url()).searchParams.get('key');
  expect(calls).toContain(`GET ${TAX_PAYMENT}/receipt/${key}`);
  const receiptCall = page.waitForRequest((request) => request.url().endsWith(`${PAYMENTS}/${key}/receipt`));
  await page.reload();
  expect((await receiptCall).headers()['x-data-projection']).toBe('TAX');
  await expect(shownValue(page, 'Concepto')).toHaveText('Declaración del SAT');

  await page.goto('bill-payments/tax-cdmx');
  await page.getByLabel('Línea de captura', { exact: true }).fill('80PRED26000198566208');
  expect(calls).toContain(`GET ${TAX_PAYMENT}/valid-accounts?payment-type=CDMX`);
  calls.clear();
  await pressContinue(page);
  await expect(heading(page, 'Tu pago')).toBeVisible();
  expect(calls).toContain(`POST ${TAX_PAYMENT}/action-fields`);
});
