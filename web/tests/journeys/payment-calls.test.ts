import { toStudio } from '../support/bills';
import { expect, test } from '../support/dom/journey';
import { heading, next, shownAs } from '../support/own-transfer';
import { signWith, TOKENS, toReview } from '../support/third-party';

const PAYMENTS = '/api/bill-payments/v1/bill-payments';
const TAX_PAYMENT = '/api/bff-web-payments/v1/payment';

test('starts a payment of the bill type in the URL', async ({ page, signIn }) => {
  const begun = (type: string) =>
    page.waitForRequest((request) => {
      const { pathname, search } = new URL(request.url());
      return request.method() === 'POST' && pathname + search === `${PAYMENTS}?bill_type=${type}`;
    });
  const one = begun('WITHOUTRECEIPT');
  await signIn('ana', toStudio({ payee: 'ana-tag', billtype: 'WITHOUTRECEIPT' }));
  await one;
  const other = begun('WITHRECEIPT');
  await page.goto(toStudio());
  await other;
});

test('loads tax requirements by type, and a paid tax by its id', async ({ page, signIn }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.add(`${request.method()} ${pathname}${search}`);
  });
  await signIn('ana', 'bill-payments/tax-sat?amount=8500&from_account=ana-nomina');
  await page.getByLabel('Línea de captura', { exact: true }).fill('04SAT260000198563245');
  expect(asked).toContain(`GET ${TAX_PAYMENT}/valid-accounts?payment-type=SAT`);
  expect(asked).toContain('GET /api/bff-web-services/v1/services?payment-type=SAT');
  await toReview(page);
  await page.getByRole('button', { name: 'Pagar $8,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(asked).toContain(`POST ${TAX_PAYMENT}?payment-type=SAT`);
  const key = new URL(page.url()).searchParams.get('key');
  expect(asked).toContain(`GET ${TAX_PAYMENT}/receipt/${key}`);
  const again = page.waitForRequest((request) => request.url().endsWith(`${PAYMENTS}/${key}/receipt`));
  await page.reload();
  expect((await again).headers()['x-data-projection']).toBe('TAX');
  await expect(shownAs(page, 'Concepto')).toHaveText('Declaración del SAT');

  await page.goto('bill-payments/tax-cdmx');
  await page.getByLabel('Línea de captura', { exact: true }).fill('80PRED26000198566208');
  expect(asked).toContain(`GET ${TAX_PAYMENT}/valid-accounts?payment-type=CDMX`);
  asked.clear();
  await next(page);
  await expect(heading(page, 'Tu pago')).toBeVisible();
  expect(asked).toContain(`POST ${TAX_PAYMENT}/action-fields`);
});
