import { transfer } from '../support/console';
import { describe, expect, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import { playStory } from '../support/stories';
import { goToReview, sendSigned, signWith } from '../support/third-party';

test('a returned SPEI restores the money, the commission and the daily limit', async ({
  page,
  bank,
  signIn,
}) => {
  const before = await bank.ledger.balance('ana-nomina');
  await playStory('spei-returned', { bank, signIn }, [
    async () => {
      await sendSigned(page, 'Transferir $1,000.00 MXN', 'Transferencia en proceso');
      expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1_005_80);
    },
    () => expect(page.getByText('Usado hoy: $1,000.00 MXN.')).toBeVisible(),
    async () => {
      await expect(page.getByText(/^SPEI devuelto/).first()).toBeVisible();
      expect(await bank.ledger.balance('ana-nomina')).toBe(before);
    },
    async () => {
      await expect(page.getByRole('link', { name: 'Cambiar Otros bancos' })).toBeVisible();
      await expect(page.getByText(/^Usado hoy/)).toBeHidden();
    },
  ]);
});

test('a lost response is looked up, and the money moves once', async ({ page, bank, signIn }) => {
  const before = await bank.ledger.count();
  await playStory('answer-lost', { bank, signIn }, [
    async () => {
      await pressContinue(page);
      await page.getByRole('button', { name: 'Transferir $1,250.00 MXN' }).click();
      await expect(page.getByRole('button', { name: 'Buscando tu comprobante...' })).toBeVisible();
      await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    },
    async () => expect(await bank.ledger.count()).toBe(before + 1),
  ]);
});

test('two windows cannot spend one balance twice', async ({ page, bank, signIn }) => {
  const send = page.getByRole('button', { name: 'Transferir $8,000.00 MXN' });
  await playStory('two-windows', { bank, signIn }, [
    async () => {
      await pressContinue(page);
      await heading(page, 'Revisa y confirma').waitFor();
    },
    async () => {
      // A journey has only one window, so the second transfer uses the API.
      await transfer(bank, {
        customer: 'pablo',
        from: 'pablo-chequing-1',
        to: 'pablo-chequing-2',
        amount: 8_000,
      });
    },
    async () => {
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Saldo insuficiente.');
      // The form shows the current balance, for which the order was rejected.
      await expect(page.getByLabel('Cuenta origen')).toContainText('$2,000.00');
      await expect(page.getByText('Saldo suficiente')).toHaveCount(0);
    },
  ]);
});

test('the fifth wrong token locks the signature', async ({ page, bank, signIn }) => {
  const before = await bank.ledger.count();
  await playStory('token-locked', { bank, signIn }, [
    async () => {
      await goToReview(page);
      await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
      const messages = ['quedan 4 intentos', 'quedan 3 intentos', 'quedan 2 intentos', 'queda 1 intento'];
      for (const message of messages) {
        await signWith(page, '000000');
        await expect(page.getByLabel('Clave de seguridad')).toHaveValue('');
        await expect(page.getByRole('dialog')).toContainText(message);
      }
    },
    async () => {
      await signWith(page, '000000');
      await expect(page.getByRole('dialog')).toContainText('Podrás firmar otra vez a las 09:45');
    },
    async () => {
      await expect(page.getByText('Firma con una clave incorrecta')).toHaveCount(5);
      await expect(page.getByText('Firma bloqueada por claves incorrectas')).toBeVisible();
      expect(await bank.ledger.count()).toBe(before);
    },
  ]);
});

describe('at Christmas', () => {
  test.override({ now: 'holiday' });

  test('a payment is scheduled for the next bank day, and executed then', async ({ page, bank, signIn }) => {
    await playStory('christmas', { bank, signIn }, [
      () => expect(page.getByRole('main')).toContainText('Abre el lunes 28 dic 2026'),
      async () => {
        await expect(page.getByText(/Puedes programar tu pago/).first()).toBeVisible();
        await page.getByRole('radio', { name: 'Programar' }).check();
        await expect(page.getByRole('button', { name: /28 dic 2026$/ })).toBeVisible();
        await sendSigned(page, 'Programar $3,000.00 MXN', 'Pago programado');
      },
      () => expect(page.getByText(/^Pago de Crédito de mi hermano/).first()).toBeVisible(),
    ]);
  });
});
