import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import { hint } from '../support/hints';
import { heading, pressContinue } from '../support/own-transfer';
import { field } from '../support/recipients';
import {
  CREATE,
  createButton,
  creationCalls,
  fillIn,
  goToReview,
  programOf,
  programs,
} from '../support/saving-programs';

describe('the form', () => {
  test('accepts the limit per operation and rejects one centavo more at its field', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', CREATE);
    await fillIn(page, { amount: '100000.01' });
    await expect(hint(page, 'Rebasas tu límite de $100,000.00 MXN por operación')).toBeVisible();
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText(
      'Rebasas tu límite de $100,000.00 MXN por operación.',
    );
    await expect(field(page, '¿Cuánto cada vez?')).toHaveAttribute('aria-invalid', 'true');
    expect((await bank.requests()).some(({ path }) => path.endsWith('/validations'))).toBe(false);
    await goToReview(page, { amount: '100000' });
  });

  test('shows a limit lowered meanwhile at its field', async ({ page, bank, signIn }) => {
    await signIn('ana', CREATE);
    await fillIn(page);
    await bank.fixture('saving-programs.limited', 'ana', { amount: '499.99' });
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Tu límite por operación es $499.99 MXN.');
    await expect(field(page, '¿Cuánto cada vez?')).toHaveAttribute('aria-invalid', 'true');
  });

  test('requires a second account', async ({ page, signIn }) => {
    await signIn('luis', CREATE);
    await expect(page.getByText('Para ahorrar necesitas dos cuentas de cheques en pesos.')).toBeVisible();
  });
});

describe('repeated requests and navigation', () => {
  test('a lost response is looked up, and the program is created once', async ({ page, bank, signIn }) => {
    await signIn('ana', CREATE);
    await goToReview(page, { name: 'Casa' });
    await bank.fault.rule({
      match: { path: '/confirmations' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await createButton(page).click();
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
    await page.goto('saving-programs');
    await expect(programOf(page, 'Casa')).toHaveCount(1);
    await expect(programs(page)).toHaveCount(2);
  });

  test('two clicks and a key press send one request', async ({ page, bank, signIn }) => {
    await signIn('ana', CREATE);
    await goToReview(page);
    await bank.fault.rule({ match: { path: '/confirmations' }, times: 1, then: { delayMs: DELAY_MS } });
    await createButton(page).dblclick();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
    expect(creationCalls(await bank.requests())).toHaveLength(1);
  });

  test('later steps opened directly redirect to the form; Back keeps the values', async ({
    page,
    signIn,
  }) => {
    for (const step of ['confirm', 'receipt']) {
      await signIn('ana', `${CREATE}/${step}`);
      await expect(heading(page, 'Crear un programa de ahorro')).toBeVisible();
    }
    await goToReview(page, { name: 'Casa', amount: '750' });
    await page.goBack();
    await expect(field(page, '¿Cuánto cada vez?')).toHaveValue('750.00');
    await expect(field(page, '¿Para qué ahorras? (opcional)')).toHaveValue('Casa');
  });
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('creates a program with Tab, arrow and Enter keys', async ({ page, signIn }) => {
    await signIn('ana', CREATE);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await field(page, '¿Para qué ahorras? (opcional)').focus();
    await page.keyboard.type('Bici');
    await press('Tab');
    await page.keyboard.type('500');
    await press('Tab');
    await expect(page.getByRole('radio', { name: 'Semanal' })).toBeFocused();
    await press('ArrowRight', 'ArrowRight', 'Tab');
    await expect(page.getByRole('radio', { name: 'Mensual' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Empieza el: 24 nov 2026' })).toBeFocused();
    await press('Tab', 'Tab');
    await expect(field(page, 'Cuenta origen')).toBeFocused();
    await field(page, 'Cuenta origen').selectOption('ana-nomina');
    await press('Tab');
    await field(page, 'Cuenta destino').selectOption('ana-ahorro');
    await press('Tab', 'Enter');
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await createButton(page).focus();
    await press('Enter');
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
  });
});
