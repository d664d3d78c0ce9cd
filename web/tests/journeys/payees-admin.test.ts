import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { MOBILES, SERVICES, services } from '../support/payees-admin';

test('each is paid where its kind is; what cannot be paid says why', async ({ page, signIn }) => {
  await signIn('ana', SERVICES);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(services(page)).toHaveCount(12);
  const pay = (name: string) => page.getByRole('link', { name: `Pagar ${name}`, exact: true });
  await expect(pay('Luz de casa')).toHaveAttribute(
    'href',
    /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=ana-luz$/,
  );
  const row = (name: string) => services(page).filter({ hasText: name });
  await expect(row('TAG del coche')).toContainText('En espera');
  await expect(pay('TAG del coche')).toHaveAttribute(
    'href',
    /\/hubs\/payments\/services\/bill-selection\?billtype=WITHOUTRECEIPT&payee=ana-tag$/,
  );
  await expect(row('Almacenes')).toContainText('Inactivo');
  await expect(row('Satélite de la playa')).toContainText('Bloqueado');
  await expect(pay('Almacenes')).toHaveCount(0);
  await expect(pay('Satélite de la playa')).toHaveCount(0);
  await page.goto(MOBILES);
  await expect(page.getByRole('link', { name: 'Recargar Mamá' })).toHaveAttribute(
    'href',
    /\/bill-payments\/mobile-top-up\?billtype=MOBILETOPUP&payee=ana-movil-mama$/,
  );
  await expect(page.getByRole('link', { name: 'Recargar Celular viejo' })).toHaveCount(0);
});

test('what is paid in other ways is not listed', async ({ page, signIn }) => {
  await signIn('jorge', SERVICES);
  await expect(services(page)).toHaveCount(1);
  await expect(services(page)).toContainText('Luz');
});

test('with nothing saved, one thing to do', async ({ page, signIn }) => {
  await signIn('mateo', SERVICES);
  await expect(page.getByRole('heading', { name: 'Aún no tienes servicios guardados' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' }).click();
  await expect(heading(page, '¿Qué servicio quieres pagar?')).toBeVisible();
});
