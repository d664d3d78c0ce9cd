import type { Page } from '@playwright/test';
import { LOG, rows } from '../support/activity-log';
import { expectAccessibleAtBothWidths, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts, resize, textFaults } from '../support/browser/text';
import { heading } from '../support/own-transfer';

const day = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('lists events by day with channel, result and time, and distinguishes failures @smoke', async ({
  page,
  bank,
  baseURL,
  signIn,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const form = { username: 'ana', password: 'adivinada' };
  await page.request.post(`${origin}/login`, { form, maxRedirects: 0 });
  await signIn('ana', LOG);
  await expect(heading(page, 'Registro de actividad')).toBeVisible();
  const today = day(page, 'Hoy 23 nov 2026');
  await expect(today.getByRole('listitem')).toHaveText([
    /Iniciaste sesión.*Acceso · Web.*Hecho.*09:30/s,
    /Intento de inicio de sesión con datos incorrectos.*No se hizo.*09:30/s,
  ]);
  await expect(day(page, 'Ayer 22 nov 2026')).toBeVisible();
  await expect(day(page, '20 nov 2026')).toBeVisible();
  await expect(page.getByText('Si algo no lo hiciste tú, llama de inmediato al')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(55) 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+525500000000',
  );
  await expectAccessibleAtBothWidths(page);
  const messages = await bank.outbox('ana');
  expect(messages.map(({ subject, channel }) => `${channel} ${subject}`)).toEqual(['PUSH Iniciaste sesión']);
  expect(await bank.outbox('luis')).toEqual([]);
});

test('filters and the next page work by keyboard at 390 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('main').getByRole('link', { name: '(55) 0000 0000' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hasta: Cualquier fecha' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Desde: Cualquier fecha' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Desde' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver más' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(60);
});

test('breaks and clips no words at several widths and text sizes', async ({ page, signIn }) => {
  await signIn('ana', LOG);
  await expect(rows(page)).toHaveCount(30);
  for (const [width, size] of [
    [320, '100%'],
    [390, '100%'],
    [320, '200%'],
  ] as const) {
    await resize(page, width, size);
    const label = `${width} px, ${size}`;
    await expectNoSidewaysScroll(page);
    expect(await textFaults(page.getByRole('main')), label).toEqual({ broken: [], overlapping: [] });
    expect(await clippedTexts(page), label).toEqual([]);
  }
});
