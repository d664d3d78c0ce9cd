import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { field } from '../support/recipients';
import { CREATE, createButton, creationCalls, fillIn, programOf } from '../support/saving-programs';

test('creates a program from form to receipt, and the program runs on schedule @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE);

  await test.step('an empty form lists the missing fields and has no axe violations', async () => {
    await pressContinue(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Escribe el importe.');
    await expect(page.getByLabel('Cuenta origen')).toHaveValue('ana-nomina');
    await expect(alert).toContainText('Elige la cuenta a donde llega el dinero.');
    await expectAccessible(page);
  });

  await test.step('the summary updates while typing', async () => {
    await fillIn(page, { name: 'Curso de fotografía', amount: '1500', frequency: 'Quincenal' });
    const liveSummary = page.getByRole('region', { name: 'Así queda' });
    await expect(liveSummary).toContainText('En un año habrás apartado');
    await expect(liveSummary).toContainText('$36,000.00 MXN');
    await field(page, 'Meta (opcional)').fill('18000');
    await expect(liveSummary).toContainText('sáb 15 may 2027');
    await expect(liveSummary).toContainText('30 nov, 15 dic, 31 dic');
    await expect(page.getByText('El primer ahorro es el lunes 30 nov 2026.')).toBeVisible();
  });

  await test.step('the review shows the date of the goal and the next dates', async () => {
    const validation = page.waitForRequest(/\/validations$/);
    await pressContinue(page);
    expect((await validation).postDataJSON()).toMatchObject({
      account_type: 'Cheques',
      from_account_key: 'ana-nomina',
      to_account: 'ana-ahorro',
      amount: { amount: 1_500, currency_code: 'MXN' },
      periodicity: { frequency: 'BIWEEKLY' },
      tx_date: '24112026',
      name: 'Curso de fotografía',
      goal: { amount: 18_000, currency_code: 'MXN' },
    });
    await expect(shownValue(page, 'Primer ahorro')).toContainText('30 nov 2026');
    await expect(shownValue(page, 'Primer ahorro')).toContainText('30 nov, 15 dic, 31 dic');
    await expect(shownValue(page, 'Meta')).toContainText('Llegas el sáb 15 may 2027');
    await expectAccessible(page);
  });

  await test.step('editing from the review keeps all values', async () => {
    await page.getByRole('link', { name: 'Cambiar Meta' }).click();
    await expect(field(page, 'Meta (opcional)')).toBeFocused();
    await expect(field(page, 'Meta (opcional)')).toHaveValue('18,000.00');
    await expect(page.getByRole('radio', { name: 'Quincenal' })).toBeChecked();
    await pressContinue(page);
  });

  await test.step('creates the program, and its receipt survives a reload', async () => {
    await createButton(page).click();
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
    await expect(shownValue(page, 'Frecuencia')).toHaveText('Quincenal');
    await expect(shownValue(page, 'Meta')).toHaveText('$18,000.00 MXN');
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
    await page.goBack();
    await expect(createButton(page)).toBeHidden();
    expect(creationCalls(await bank.requests())).toHaveLength(1);
  });

  await test.step('the program runs, and the list shows its progress', async () => {
    const before = await bank.ledger.balance('ana-ahorro');
    await bank.clock.advance('P7D');
    await page.goto('saving-programs');
    const program = programOf(page, 'Curso de fotografía');
    await expect(program).toContainText('$1,500.00 MXN');
    await expect(program).toContainText('de $18,000.00 MXN, 8.3%');
    await expect(program).toContainText('Siguiente: 15 dic 2026. Llegas a tu meta el 15 may 2027');
    // The balance also includes interest.
    expect(await bank.ledger.balance('ana-ahorro')).toBeGreaterThanOrEqual(before + 1_500_00);
  });
});
