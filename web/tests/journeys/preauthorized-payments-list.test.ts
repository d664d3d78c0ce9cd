import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import {
  addLightDebit,
  CANCEL_INTERNET_DEBIT,
  CARD,
  CREATE,
  countCalls,
  ENABLE,
  group,
  LIST,
  NOMINA,
  rows,
  switchOf,
} from '../support/preauthorized-payments';
import { clickTwice } from '../support/twice';

test('each account and card lists its direct debits with the last charge, the next charge and failures', async ({
  page,
  bank,
  signIn,
}) => {
  await addLightDebit(bank);
  await signIn('ana', 'hubs/payments');
  await page.getByRole('link', { name: /^Domiciliaciones/ }).click();
  await expect(heading(page, 'Domiciliaciones')).toBeFocused();
  await expect(group(page, NOMINA)).toContainText('2 empresas cobran de esta cuenta');
  const [internet, light] = [rows(page, NOMINA).first(), rows(page, NOMINA).last()];
  await expect(internet).toContainText('$649.00 MXN03 nov 2026');
  await expect(internet).toContainText('$649.00 MXN04 dic 2026');
  await expect(light).toContainText('Aún ninguno');
  await expect(light).toContainText('$901.53 MXN18 dic 2026');
  await expect(rows(page, CARD)).toContainText('No se hizo');
  await expect(rows(page, CARD)).toContainText('Importe por confirmar');
  await expect(rows(page, CARD)).toContainText(
    'El cargo del 28 oct 2026 no se hizo. La empresa no respondió ese día. Ese recibo quedó sin pagar. El 27 nov 2026 Cable Ixtle cobra el recibo siguiente, no este.',
  );
  await expect(rows(page, CARD)).toContainText(
    'Cable Ixtle no nos dijo el importe: pregúntalo y págalo en su sitio o por teléfono, con tu referencia.',
  );
  await expect(page.getByText('Se cobrará de aquí al 23 dic 2026')).toBeVisible();
  await expect(page.getByText('En 2 cargos, y 1 más por confirmar')).toBeVisible();
  await expect(page.getByText('tienes 60 días para objetarlo')).toBeVisible();
  await expect(internet.getByRole('link', { name: 'Cancelar Internet Quetzal •••• 0550' })).toHaveAttribute(
    'href',
    new RegExp(`${CANCEL_INTERNET_DEBIT.replace('?', '\\?')}$`),
  );
  await expectAccessible(page);
});

test('a failed charge shows the date of its retry', async ({ page, bank, signIn }) => {
  await bank.clock.advance('P4DT1H');
  await signIn('ana', LIST);
  await expect(rows(page, CARD)).toContainText(
    'El cargo del 27 nov 2026 no se hizo. La empresa no respondió ese día. Se intenta otra vez el 30 nov 2026, sin que lo pidas. Ten saldo ese día.',
  );
  await expect(rows(page, CARD)).not.toContainText(
    'Cable Ixtle no nos dijo el importe: pregúntalo y págalo en su sitio o por teléfono, con tu referencia.',
  );
});

test('paying the bill of a failed charge settles it', async ({ page, bank, signIn }) => {
  await bank.fixture('preauthorized-payments.charge-rejected', 'ana', { payment: 'ana-domicilia-internet' });
  await signIn('ana', LIST);
  const internet = rows(page, NOMINA).filter({ hasText: 'Internet Quetzal' });
  await expect(internet).toContainText('Ese recibo quedó sin pagar.');
  await internet.getByRole('link', { name: /^Pagar ese recibo/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await page.goto(LIST);
  await expect(internet).toContainText('Lo pagaste el 23 nov 2026');
  await expect(internet).not.toContainText('Ese recibo quedó sin pagar.');
});

test('looks up a lost response, and does not report an undelivered request as done', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', ENABLE);
  const card = switchOf(page, CARD);
  const toggle = async (button: string) => {
    await card.click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
  await bank.fault.rule({ match: { path: '/settings' }, times: 1, then: { kind: 'drop-after-commit' } });
  await toggle('Desactivar');
  await expect(card).not.toBeChecked();
  expect(await countCalls(bank, 'POST', '/settings')).toBe(1);

  await bank.fault.rule({ match: { path: '/settings' }, times: 1, then: { kind: 'drop-before' } });
  await toggle('Activar');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reintentar' }).click();
  await expect(card).toBeChecked();
});

test('does not revert a change already made elsewhere', async ({ page, bank, signIn }) => {
  await signIn('ana', ENABLE);
  await expect(switchOf(page, CARD)).toBeChecked();
  await bank.fixture('preauthorized-payments.disabled', 'ana', { account: 'ana-nomina', medium: 'DEBIT' });
  await switchOf(page, CARD).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(switchOf(page, CARD)).not.toBeChecked();
  expect(await countCalls(bank, 'POST', '/settings')).toBe(0);
});

test('every account and card has a switch, even without companies', async ({ page, signIn }) => {
  await signIn('ana', LIST);
  await page.getByRole('link', { name: 'Activar o desactivar' }).click();
  await expect(heading(page, 'Activar o desactivar cargos')).toBeFocused();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.filter({ hasText: CARD })).toContainText('1 empresa cobra: Cable Ixtle');
  await expect(items.filter({ hasText: 'Ahorro para el viaje' })).toContainText(
    'Ninguna empresa cobra de aquí',
  );
  await expectAccessible(page);
});

test('an empty list links to the form, and a failed list can be retried', async ({ page, bank, signIn }) => {
  await signIn('carmen', LIST);
  await expect(page.getByRole('heading', { name: 'Ninguna empresa te cobra sola' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Domiciliar un pago' }).click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}$`));

  await signIn('elena', ENABLE);
  await expect(
    page.getByRole('heading', { name: 'No tienes cuentas de las que se pueda cobrar' }),
  ).toBeVisible();

  await bank.fault.rule({ match: { path: '/preauthorized-payments' }, then: { status: 500 } });
  for (const path of [LIST, ENABLE, CREATE]) {
    await signIn('ana', path);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  }
  await bank.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('group', { name: '¿Qué empresa va a cobrar?' })).toBeVisible();
});

test('switches an account off with its companies, and on again', async ({ page, bank, signIn }) => {
  await addLightDebit(bank);
  await signIn('ana', LIST);
  const nomina = switchOf(page, NOMINA);
  const dialog = page.getByRole('dialog');
  await expect(nomina).toBeChecked();

  await step('asks first with the focus on "Dejarla activada", and Escape changes nothing', async () => {
    await nomina.press('Space');
    await expect(dialog).toContainText('2 empresas dejan de cobrar: Internet Quetzal y Luz del Altiplano.');
    await expect(dialog.getByRole('button', { name: 'Dejarla activada' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(nomina).toBeChecked();
    await expect(nomina).toBeFocused();
  });

  await step('switches off once on a double click', async () => {
    await nomina.click();
    await clickTwice(bank, dialog.getByRole('button', { name: 'Desactivar' }));
    await expect(
      page.getByRole('status').filter({ hasText: `Desactivaste los cargos a ${NOMINA}` }),
    ).toBeVisible();
    await expect(nomina).not.toBeChecked();
    await expect(nomina).toBeFocused();
    await expect(group(page, NOMINA)).toContainText(
      'Nadie puede cobrar con la CLABE de esta cuenta hasta que la actives',
    );
    await expect(rows(page, NOMINA).first()).toContainText('Sin fecha');
    expect(await countCalls(bank, 'POST', '/settings')).toBe(1);
  });

  await step('switches on again', async () => {
    await nomina.click();
    await expect(dialog).toContainText('2 empresas vuelven a cobrar');
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(nomina).toBeChecked();
  });
});
