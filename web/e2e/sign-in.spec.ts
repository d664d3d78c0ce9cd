import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const homeOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mis cuentas' });

test.beforeEach(async ({ bank }) => {
  expect(bank.id).toBeTruthy();
});

test('who is not signed in comes to the sign-in page, and back to where they wanted', async ({
  page,
  baseURL,
}) => {
  await page.goto('account-summary');
  await expect(page.getByRole('heading', { name: 'Entra a tu banca' })).toBeVisible();
  await page.getByRole('button', { name: 'Luis Barrera' }).click();
  await expect(homeOf(page)).toBeVisible();
  expect(page.url()).toBe(`${baseURL}account-summary`);
});

test('user and password', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('luis');
  await page.getByLabel('Contraseña').fill('demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(homeOf(page)).toBeVisible();
});

test('a wrong password is said, and the user name stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('luis');
  await page.getByLabel('Contraseña').fill('otra');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('El usuario o la contraseña no coinciden.');
  await expect(page.getByLabel('Usuario')).toHaveValue('luis');
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
});

test('an address of another site is not where sign-in leads', async ({ page, baseURL }) => {
  await page.goto('/login?continue=//evil.example');
  await page.getByRole('button', { name: 'Luis Barrera' }).click();
  await expect(homeOf(page)).toBeVisible();
  expect(page.url()).toBe(`${baseURL}account-summary`);
});
