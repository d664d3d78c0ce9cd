import type { Locator, Page } from '@playwright/test';
import { days, details, rows } from './support/account-details';
import { expectAccessible } from './support/axe';
import { heading } from './support/own-transfer';
import { expect, test } from './support/test';
import { signWith, TOKENS, toMother, toReview } from './support/third-party';

const NOMINA = details('chequing', 'ana-nomina');

test('the controls of a line are of one height and stand on it', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-01&to_date=2026-11-20`);
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Hasta: 20 nov 2026')).toBeVisible();
  for (const line of [
    [
      page.getByLabel('Buscar'),
      page.getByLabel('Periodo'),
      page.getByLabel('Categoría'),
      page.getByText('Cargos', { exact: true }),
    ],
    [button('Desde: 01 nov 2026'), button('Hasta: 20 nov 2026'), button('Ver movimientos')],
  ]) {
    const boxes = await Promise.all(line.map((control) => control.boundingBox()));
    const [first] = boxes;
    for (const box of boxes) {
      expect(box?.height).toBeCloseTo(48, 0);
      expect(box?.y).toBeCloseTo(first?.y ?? Number.NaN, 0);
    }
  }
});

test('who chose no period and searches looks in all of the year, and the controls say so', async ({
  page,
  signIn,
}) => {
  await signIn('ana', NOMINA);
  await page.getByLabel('Buscar').fill('aguinaldo');
  await expect(
    page.getByRole('status').filter({ hasText: '2 movimientos en todo el último año' }),
  ).toBeVisible();
  await expect(page.getByLabel('Periodo')).toHaveValue('last-year');
  await expect(page).toHaveURL(/\?q=aguinaldo$/);
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('aguinaldo');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByLabel('Periodo')).toHaveValue('last-10-days');
  await expect(page).toHaveURL(/ana-nomina$/);
});

test('a period that was chosen is kept, and the year offered where it holds little', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  const search = page.getByLabel('Buscar');
  await search.fill('aguinaldo');
  await expect(page.getByRole('status').filter({ hasText: 'Buscamos en el mes anterior.' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar en todo el año' }).click();
  await expect(page).toHaveURL(/\?period=last-year&q=aguinaldo$/);
  await expect(rows(page).first()).toContainText(/aguinaldo/i);
  await search.fill('nada de esto');
  await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar en todo el año' })).toHaveCount(0);
  await expect(page).toHaveURL(/q=nada\+de\+esto$/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(search).toHaveValue('');
  await expect(rows(page).first()).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('nada de esto');
});

test('of one category', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=last-month`);
  await page.getByLabel('Categoría').selectOption('Nómina');
  await expect(page).toHaveURL(/\?period=last-month&category=payroll$/);
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) await expect(row).toContainText(/^Nómina/);
});

test('yesterday is called so', async ({ page, signIn }) => {
  await signIn('valeria', details('chequing', 'valeria-negocio'));
  await expect(days(page).first().getByRole('rowheader')).toHaveText('Ayer dom 22 nov');
});

test('on a phone a day says what it came to, once all of it is known', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', `${NOMINA}?period=last-month`);
  const total = (row: Locator) => row.getByRole('cell').filter({ hasText: /Total del día/ });
  await expect(total(days(page).filter({ hasText: 'vie 30 oct' }))).toContainText('+$24,600.00');
  await expect(total(days(page).last())).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page.getByText('Ya viste todos los movimientos del periodo.')).toBeVisible();
  await expect(total(days(page).last())).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(
    days(page)
      .first()
      .getByText(/Total del día/),
  ).toBeHidden();
});

test.describe('a movement beside the list', () => {
  const panel = (page: Page) => page.getByRole('complementary');
  const title = (page: Page) => panel(page).getByRole('heading');

  test('opens from its row, says what it was, and Escape gives its row the focus', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', NOMINA);
    const row = rows(page).filter({ hasText: 'Traspaso a ahorro' }).getByRole('button');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Traspaso a ahorro');
    await expect(page).toHaveURL(/\?movement=L\d+$/);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    for (const words of [
      '16 nov 2026, 11:25 horas',
      'Entre tus cuentas',
      'Aplicada',
      'Ahorro para el viaje •••• 7730',
    ])
      await expect(panel(page)).toContainText(words);
    await page.keyboard.press('ArrowDown');
    await expect(title(page)).toHaveText('Transferencia a Luis: Cena del viernes');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(title(page)).toHaveText('Retiro en cajero');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'Retiro en cajero' }).getByRole('button')).toBeFocused();
    await expect(page).toHaveURL(/ana-nomina$/);
  });

  test('is open again after a reload, and Back closes it', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Gas natural' }).click();
    await expect(title(page)).toHaveText('Gas natural');
    await page.reload();
    await expect(title(page)).toHaveText('Gas natural');
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(heading(page, 'Nómina')).toBeVisible();
  });

  test('that lies in none of the days shown is found in the year; one that is unknown says so', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', `${NOMINA}?period=last-month`);
    const row = rows(page).filter({ hasText: 'Pago de tarjeta de crédito' }).getByRole('button');
    const key = await row.getAttribute('data-movement');
    await page.goto(`${NOMINA}?movement=${key}`);
    await expect(title(page)).toHaveText('Pago de tarjeta de crédito');
    await page.goto(`${NOMINA}?movement=L1`);
    await expect(title(page)).toHaveText('No encontramos este movimiento');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('leads to the form that repeats it, to its receipt, and to its category', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Traspaso a ahorro' }).click();
    await panel(page).getByRole('link', { name: 'Repetir' }).click();
    await expect(heading(page, 'Transferir entre mis cuentas')).toBeVisible();
    await expect(page.getByLabel('Importe', { exact: false }).first()).toHaveValue(/4,?000/);
    await page.goBack();
    await panel(page).getByRole('link', { name: 'Ver comprobante' }).click();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts\/receipt\?key=/);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goBack();
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await panel(page).getByRole('link', { name: 'Súper y despensa' }).click();
    await expect(page).toHaveURL(/\?category=groceries$/);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByLabel('Categoría')).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
  });

  test('a service that was paid leads to its receipt, and what is no order to none', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Gas natural' }).click();
    await expect(panel(page)).toContainText('Se pagó a');
    await panel(page).getByRole('link', { name: 'Ver comprobante' }).click();
    await expect(heading(page, 'Pago hecho')).toBeVisible();
    await page.goBack();
    await rows(page).filter({ hasText: 'Nómina Ingeniería' }).click();
    await expect(title(page)).toHaveText(/^Nómina/);
    await expect(panel(page).getByRole('link', { name: 'Ver comprobante' })).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'No reconozco este cargo' })).toHaveCount(0);
  });

  test('a charge that is not recognized: its folio, what to have at hand and whom to call', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await panel(page).getByRole('button', { name: 'No reconozco este cargo' }).click();
    const dialog = page.getByRole('dialog', { name: 'No reconozco este cargo' });
    await expect(dialog).toContainText(/FolioL\d{9}/);
    await expect(dialog).toContainText('Ten a la mano');
    await expect(dialog.getByRole('link', { name: 'Llamar al (55) 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+525500000000',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveText(/^Panadería/);
    await expectAccessible(page);
  });
});

test.describe('a movement on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a sheet that Back closes, and that an address opens', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    const sheet = page.getByRole('dialog', { name: /^Panadería/ });
    await expect(sheet).toContainText('Súper y despensa');
    await expect(page).toHaveURL(/\?movement=L\d+$/);
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page, 'Nómina')).toBeVisible();
    await expect(page).toHaveURL(/ana-nomina$/);
    const button = rows(page).filter({ hasText: 'Panadería' }).getByRole('button');
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'No reconozco este cargo' }).click();
    const unknown = page.getByRole('dialog', { name: 'No reconozco este cargo' });
    await expect(unknown).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/ana-nomina$/);
  });
});

test('a transfer in process says so; once it is returned both movements lead to its receipt', async ({
  page,
  bank,
  signIn,
}) => {
  const detail = page.getByRole('complementary');
  await signIn('ana', toMother({ to_account: 'ana-tornillo' }));
  await toReview(page);
  await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia en proceso')).toBeVisible();
  await page.goto(NOMINA);
  await expect(days(page).first().getByRole('rowheader')).toHaveText('Hoy lun 23 nov');
  const sent = rows(page).filter({ hasText: 'SPEI enviado · 09:3' });
  await sent.click();
  await expect(detail).toContainText('En proceso');
  await expect(detail).toContainText('Clave de rastreo');
  await bank.advance('PT1M');
  await page.reload();
  await expect(detail).toContainText('Devuelta');
  await rows(page).filter({ hasText: 'SPEI devuelto' }).click();
  await expect(detail.getByRole('heading')).toHaveText(/^SPEI devuelto/);
  await expect(detail).toContainText('Devolución');
  await expect(detail.getByRole('link', { name: 'Repetir' })).toHaveCount(0);
  await detail.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(heading(page, 'Transferencia devuelta')).toBeVisible();
});

test.describe('the balance of a period', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Tu saldo', exact: true });

  test('follows the period, read by keys and pointer', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page)).toContainText('13 a 23 nov 2026');
    await page.getByLabel('Periodo').selectOption('Mes anterior');
    await expect(card(page)).toContainText('01 a 31 oct 2026');
    const line = card(page).getByRole('slider');
    await expect(line).toHaveAttribute('aria-valuetext', /^31 oct 2026: /);
    await line.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuetext', /^30 oct 2026: /);
    const box = await line.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 120);
    await expect(line).toHaveAttribute('aria-valuetext', /^01 oct 2026: /);
  });

  test('of one day, or without movements, is said in words', async ({ page, signIn }) => {
    await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-20&to_date=2026-11-20`);
    await expect(card(page)).toContainText('El 20 nov 2026 cerró con $48,315.62 MXN.');
    await page.goto(`${NOMINA}?period=dates&from_date=2020-01-01&to_date=2020-01-31`);
    await expect(card(page)).toContainText('No hubo movimientos en este periodo');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
  });

  test('says nothing while balances are hidden', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page).getByRole('slider')).toBeVisible();
    const before = await card(page).boundingBox();
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(card(page)).toContainText('Oculto con tus saldos.');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
    await expect(card(page)).not.toContainText('$');
    expect((await card(page).boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await expect(page.getByRole('complementary')).toContainText('Saldo oculto');
    await expect(page.getByRole('complementary')).not.toContainText('$');
  });
});
