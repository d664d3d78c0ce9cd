import { describe, expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { JOURNEY, programOf } from '../support/saving-programs';
import { button, dialog, LIST, sides } from '../support/saving-programs-list';

test('says what has been put aside, how far that is, and what comes next', async ({ page, signIn }) => {
  await signIn('ana', LIST);
  await expect(page.getByText('Llevas apartado')).toBeVisible();
  await expect(page.getByText('En tu cuenta Ahorro para el viaje •••• 7730')).toBeVisible();
  const journey = programOf(page, JOURNEY);
  await expect(journey).toContainText('$1,500.00 MXN cada mes, de Nómina •••• 4821');
  await expect(journey).toContainText('de $18,000.00 MXN, 58.3%');
  await expect(journey).toContainText('Siguiente: 05 dic 2026. Llegas a tu meta el 05 abr 2027');
  const meter = journey.getByRole('meter', { name: `Avance de ${JOURNEY}` });
  await expect(meter).toHaveAttribute('aria-valuenow', '58.3');
  await expect(meter).toHaveAttribute('aria-valuetext', '$10,500.00 MXN de $18,000.00 MXN');
  const coming = page.getByRole('region', { name: 'Lo que se apartará' });
  await expect(coming.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toContainText('En los próximos 30 días$1,500.00 MXN');
  await journey.getByRole('link', { name: `Ver comprobante de ${JOURNEY}` }).click();
  await expect(heading(page, 'Programa de ahorro creado')).toBeVisible();
});

test('of many the soonest five are told, and what all come to', async ({ page, bank, signIn }) => {
  await bank.applyState('saving-programs.exists', 'ana', { ...sides, name: 'Fondo', amount: '500' });
  await signIn('ana', LIST);
  await expect(programOf(page, 'Fondo')).toContainText('$500.00 MXN cada martes');
  await expect(programOf(page, 'Fondo')).toContainText('Sin meta');
  await expect(programOf(page, 'Fondo').getByRole('meter')).toHaveCount(0);
  const coming = page.getByRole('region', { name: 'Lo que se apartará' });
  await expect(coming.getByRole('listitem')).toHaveCount(5);
  await expect(coming).toContainText('En los próximos 30 días, 6 veces$4,000.00 MXN');
});

describe('changed', () => {
  test('above the limit it is refused beside its field', async ({ page, signIn }) => {
    await signIn('ana', LIST);
    await button(page, `Cambiar ${JOURNEY}`).click();
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100000.01');
    await button(page, 'Guardar cambios').click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Tu límite por operación es $100,000.00 MXN.',
    );
    await dialog(page).getByLabel('¿Cuánto cada vez?').fill('100000');
    await button(page, 'Guardar cambios').click();
    await expect(programOf(page, JOURNEY)).toContainText('$100,000.00 MXN cada mes');
  });
});

test('one that is gone elsewhere leaves the list as it is changed', async ({ page, bank, signIn }) => {
  await signIn('ana', LIST);
  await button(page, `Pausar ${JOURNEY}`).click();
  await bank.fault({ match: { method: 'PUT' }, times: 1, then: { code: 'CZ_NOT_FOUND' } });
  await button(page, 'Poner en pausa').click();
  await expect(page.getByRole('alertdialog')).toContainText('El programa sigue como estaba.');
});

test('Back closes a dialog, and leaves the page with the next', async ({ page, signIn }) => {
  await signIn('ana');
  await page.goto(LIST);
  await button(page, `Cambiar ${JOURNEY}`).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, `Cambiar ${JOURNEY}`)).toBeFocused();
});
