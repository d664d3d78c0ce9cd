import type { Page } from '@playwright/test';
import { studioBillPath, totalOption } from '../support/bills';
import { expect, test } from '../support/dom/journey';
import { fillIn, investButton, RECEIPT_HEADING, VALUES } from '../support/investment-products';
import { FORM, fill, heading, pressContinue, sendButton } from '../support/own-transfer';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';
import { translatePage } from '../support/translated';

const liveSummary = (page: Page) => page.getByRole('region', { name: 'Así queda' });

test('a translated transfer keeps its values, shows the current total and moves money once', async ({
  page,
  bank,
  signIn,
}) => {
  const before = await bank.ledger.balance('ana-nomina');
  await signIn('ana', FORM);
  await fill(page, { amount: '12.50' });
  await page.evaluate(translatePage);
  await page.getByLabel('Importe').fill('1250');
  await expect(liveSummary(page)).toContainText('Total$1,250.00 MXN');
  await pressContinue(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await page
    .getByRole('button', { name: 'Editar' })
    .or(page.getByRole('link', { name: /^Cambiar/ }))
    .first()
    .click();
  await expect(page.getByLabel('Importe')).toHaveValue('1,250.00');
  await goToReview(page);
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1250_00);
});

const flows: readonly [title: string, path: string, order: (page: Page) => Promise<void>, done: string][] = [
  [
    'SPEI',
    motherTransferPath(),
    async (page) => {
      await page.getByLabel('Importe').fill('300');
      await expect(liveSummary(page)).toContainText('$305.80 MXN');
      await goToReview(page);
      await page.getByRole('button', { name: 'Transferir $300.00 MXN' }).click();
      await signWith(page, TOKENS.ana);
    },
    'Transferencia hecha',
  ],
  [
    'a bill',
    studioBillPath(),
    async (page) => {
      await expect(totalOption(page)).toBeChecked();
      await goToReview(page);
      await page.getByRole('button', { name: 'Pagar $450.23 MXN' }).click();
    },
    'Pago hecho',
  ],
  [
    'an investment',
    VALUES,
    async (page) => {
      await fillIn(page);
      await expect(liveSummary(page)).toContainText('$20,000.00 MXN');
      await goToReview(page);
      await investButton(page).click();
    },
    RECEIPT_HEADING,
  ],
  [
    'limits',
    'settings/web/limits/create',
    async (page) => {
      await page.getByLabel('Otros bancos', { exact: true }).fill('2,000');
      await goToReview(page);
      await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
      await signWith(page, TOKENS.ana);
    },
    'Límites actualizados',
  ],
];

for (const [title, path, placeOrder, receiptTitle] of flows)
  test(`${title} works from the form to the receipt on a translated page`, async ({ page, signIn }) => {
    await signIn('ana', path);
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    await page.evaluate(translatePage);
    await placeOrder(page);
    await expect(heading(page, receiptTitle)).toBeVisible();
  });
