import { acceptTerms, contractButton } from '../support/campaigns';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import { consentBox } from '../support/payroll-portability';
import { playStory } from '../support/stories';
import { signWith, TOKENS } from '../support/third-party';

test('an offer that is sent twice is accepted once', async ({ page, bank, signIn }) => {
  const before = await bank.ledger.count();
  await playStory('offer-twice', { bank, signIn }, [
    async () => {
      await acceptTerms(page);
      await pressContinue(page);
      await heading(page, 'Revisa y confirma').waitFor();
      await contractButton(page).click();
      await signWith(page, TOKENS.ana);
      await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor();
    },
    async () => {
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeVisible();
    },
    async () => expect(await bank.ledger.count()).toBe(before + 2),
  ]);
});

test('a payment of an overdue mortgage pays late interest and the oldest instalment first', async ({
  page,
  bank,
  signIn,
}) => {
  await playStory('mortgage-overdue', { bank, signIn }, [
    () => expect(page.getByRole('main')).toContainText('$35.58'),
    async () => {
      await expect(page.getByRole('main')).toContainText('$36.88');
      await expect(page.getByRole('main')).toContainText('$836,544.05');
    },
    async () => {
      await expect(page.getByLabel('Cuenta destino')).toContainText('debes $836,544.05');
      await pressContinue(page);
      await page.getByRole('button', { name: 'Transferir $10,000.00 MXN' }).click();
      await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    },
    async () => {
      const main = page.getByRole('main');
      await expect(main).toContainText('13 de 180 pagos hechos');
      await expect(main).toContainText('$9,802.90de $9,883.01');
      await expect(main).not.toContainText('moratorios$');
    },
  ]);
});

test('a note that matures pays capital and interest, less tax', async ({ page, bank, signIn }) => {
  await playStory('note-matures', { bank, signIn }, [
    () => expect(page.getByRole('main')).toContainText('27 nov 2026'),
    () => expect(page.getByText('Vencimiento de pagaré').first()).toBeVisible(),
    () => expect(page.getByRole('main')).toContainText('el 11 dic 2026'),
  ]);
});

test('another bank accepts a payroll portability on the fifth bank day, and a salary arrives', async ({
  page,
  bank,
  signIn,
}) => {
  await playStory('payroll-moved', { bank, signIn }, [
    async () => {
      await expect(page.getByText('18 dígitos, corresponde a BBVA México')).toBeVisible();
      await consentBox(page).check();
      await pressContinue(page);
      await page.getByRole('button', { name: 'Pedir portabilidad' }).click();
      await signWith(page, '902714');
      await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
    },
    () => expect(page.getByRole('main')).toContainText('día hábil 1 de 10'),
    () => expect(page.getByRole('main')).toContainText('Tu sueldo llega desde el'),
    () => expect(page.getByText(/^Nómina Textiles Xochimilco/).first()).toBeVisible(),
  ]);
});
