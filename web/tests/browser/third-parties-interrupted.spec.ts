import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { heading, next, shownAs } from '../support/own-transfer';
import { endAtBank } from '../support/browser/session';
import { expect, LATE_MS, openTab, test } from '../support/browser/test';
import { choose, signWith, TOKENS, toMother, toReview } from '../support/third-party';

const SIGNATURE = '/signers/0/signature';
const send = (page: Page) => page.getByRole('button', { name: 'Transferir $2,500.00 MXN' });
const token = (page: Page) => page.getByRole('dialog', { name: 'Firma tu transferencia' });
const field = (page: Page) => page.getByLabel('Clave de seguridad');

test('Back, forward and reload at each step keep what was written, and send nothing', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.movements();
  await toReview(page);

  await test.step('from the review and back to it', async () => {
    await page.goBack();
    await expect(page.getByLabel('Importe')).toHaveValue('2,500.00');
    await page.goForward();
    await expect(send(page)).toBeVisible();
  });

  await test.step('Back with the token open closes it, and once more leads to the form', async () => {
    await send(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(token(page)).toBeHidden();
    await expect(send(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel('Concepto')).toHaveValue('Gasto de la casa');
  });

  await test.step('another recipient after the review: what was begun for the first is not signed', async () => {
    await choose(page, 'Renta del estudio');
    await toReview(page);
    await expect(shownAs(page, 'Cuenta destino')).toContainText('Renta del estudio');
    await send(page).click();
    await expect(token(page)).toContainText('Transferir $2,500.00 MXN a Ernesto Luján Cárdenas');
    await page.keyboard.press('Escape');
    await expect(send(page)).toBeFocused();
  });

  await test.step('a reload of the review begins with the form', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/third-parties\/spei$/);
    await expect(page.getByLabel('Importe')).toHaveValue('');
  });
  expect(await bank.movements()).toBe(before);
});

test('addresses full of rubbish open an empty form, or none', async ({ page, signIn }) => {
  await signIn(
    'ana',
    'third-parties/spei?from_account=%3Cb%3E&to_account=..%2F..&amount=1e9&concept=%00&x[]=1',
  );
  await expect(page.getByLabel('Cuenta origen')).toHaveValue('');
  await expect(page.getByLabel('Importe')).toHaveValue('1e9');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Escribe un importe en MXN');
  for (const path of ['third-parties/spei/nada', 'third-parties/otros', 'third-parties']) {
    await page.goto(path);
    await expect(heading(page, 'Página no encontrada.')).toBeVisible();
  }
});

test('Back while the signed order is on its way: it stays on its way, and its receipt follows', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  await toReview(page);
  await send(page).click();
  await expect(field(page)).toBeVisible();
  await bank.fault({ match: { path: '/execute' }, times: 1, then: { delayMs: LATE_MS } });
  await signWith(page, TOKENS.ana);
  const onItsWay = page.getByText('Enviando tu operación...');
  await expect(onItsWay).toBeVisible();
  await page.goBack();
  await expect(onItsWay).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
});

test('slow and silent answers: one press counts, and a signature that hangs can be left', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.balance('ana-nomina');
  await bank.fault({ match: { method: 'PUT' }, times: 1, then: { delayMs: LATE_MS } });
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toBeVisible();
  expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toHaveLength(1);

  await bank.fault({ match: { path: SIGNATURE }, times: 1, then: { kind: 'hang' } });
  await send(page).click();
  await signWith(page, TOKENS.ana);
  await expect(page.getByRole('button', { name: 'Firmando...' })).toBeVisible();
  await token(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(send(page)).toBeFocused();
  await send(page).click();
  await expect(field(page)).toHaveValue('');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2505.8, 2);
});

test('no answer before the signature: nothing was ordered, and the same is sent again', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.balance('ana-nomina');
  await toReview(page);
  await bank.fault({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-before' } });
  await send(page).click();
  const lost = page.getByRole('alertdialog', { name: 'No pudimos pedir tu firma' });
  await expect(lost).toContainText('No se hizo ningún cargo a tu cuenta.');
  await expect(page.getByText('No la repitas')).toHaveCount(0);
  await expectAccessible(page);
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(token(page)).toContainText('Total a cargo$2,505.80 MXN');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2505.8, 2);
  const [first, second, ...more] = (await bank.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/execute'),
  );
  expect(first?.path).toBe(second?.path);
  expect(more.length).toBeLessThanOrEqual(1);
});

test('a reload while it is sent asks first, and says afterwards that nobody knows', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  await toReview(page);
  await send(page).click();
  await expect(field(page)).toBeVisible();
  await bank.fault({ match: { path: '/execute' }, times: 1, then: { delayMs: LATE_MS } });
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('Enviando tu operación...')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const said = page
    .getByRole('alert')
    .filter({ hasText: 'No sabemos si se hizo: búscala antes de repetirla.' });
  await expect(said.getByRole('link', { name: 'Ir a mi historial' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
  await expect(page.getByLabel('Importe')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('the warning of the session stands over the token, and leaves it as it was', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('ana', toMother());
  await toReview(page);
  await send(page).click();
  await field(page).fill('3182');
  await page.clock.fastForward('04:02');
  const warning = page.getByRole('alertdialog', { name: '¿Sigues ahí?' });
  await warning.getByRole('button', { name: 'Continuar' }).click();
  await expect(warning).toBeHidden();
  await expect(field(page)).toHaveValue('3182');
  await expect(field(page)).toBeFocused();
});

test('a session that ends before the signature, and two tabs that pay the same', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.balance('ana-nomina');
  const tab = await openTab(page, toMother());
  // A browser hardly draws a tab that lies behind another.
  for (const each of [page, tab]) {
    await each.bringToFront();
    await toReview(each);
    await send(each).click();
    await expect(field(each)).toBeVisible();
  }
  for (const each of [page, tab]) {
    await each.bringToFront();
    await signWith(each, TOKENS.ana);
    await expect(heading(each, 'Transferencia hecha')).toBeVisible();
  }
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2 * 2505.8, 2);

  await page.bringToFront();
  await page.goto(toMother());
  await toReview(page);
  await send(page).click();
  await expect(field(page)).toBeVisible();
  await endAtBank(page);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
  expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2 * 2505.8, 2);
});
