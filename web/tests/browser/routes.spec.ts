import type { Page } from '@playwright/test';
import { flaggedPaths, mainPaths, settingsPaths, UNKNOWN, visit } from '../support/browser/routes';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

/** A page of the client without the slash of its base path. */
const baseOf = (baseURL: string | undefined) => new URL(baseURL ?? '').pathname.replace(/\/$/, '');

/** Lets the client believe that it runs in an environment, with its flags as said. */
const remember = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);

test.slow();

for (const { layout, paths, count } of [
  { layout: 'Principal', paths: mainPaths, count: 110 },
  { layout: 'Configuración', paths: settingsPaths, count: 25 },
]) {
  test(`${count} addresses under "${layout}", each a page with a heading and a title`, async ({
    page,
    baseURL,
    signIn,
  }) => {
    expect(new Set(paths).size).toBe(count);
    await signIn('ana', 'nada');
    await expect(heading(page, UNKNOWN)).toBeVisible();
    for (const path of paths) {
      const { h1, title, navigation } = await visit(page, baseOf(baseURL), path);
      expect({ path, h1 }).not.toEqual({ path, h1: UNKNOWN });
      expect(h1, path).toMatch(/\S/);
      expect(title, path).toMatch(/\S.* · Cenzontle$/);
      expect({ path, navigation }).toEqual({ path, navigation: layout });
    }
  });
}

/** Those that come after a form, by the form that they belong to; of a service that is saved the company comes first. */
const stepsOf = {
  '/bill-payments/service': ['confirm', 'receipt'],
  '/bill-payments/mobile-top-up': ['confirm', 'receipt'],
  '/bill-payments/tax-sat': ['confirm', 'token-verification', 'receipt'],
  '/bill-payments/tax-cdmx': [
    'payment-information',
    'extra-data',
    'confirm',
    'token-verification',
    'receipt',
  ],
  '/transfers/credits/create-payee/service': ['confirm', 'receipt'],
  '/transfers/credits/create-payee/mobile-top-up': ['confirm', 'receipt'],
  '/taxes': ['bill-payment', 'account', 'payment-method', 'confirm', 'receipt'],
};

test('a step of a payment that was not reached leads to its form', async ({ page, baseURL, signIn }) => {
  await remember(page, { environment: 'uat', taxHub: 'true' });
  await signIn('ana', 'nada');
  await expect(heading(page, UNKNOWN)).toBeVisible();
  for (const [form, steps] of Object.entries(stepsOf)) {
    const start = form.endsWith('create-payee/service') ? '/transfers/credits/merchant-selection' : form;
    for (const step of steps) {
      await visit(page, baseOf(baseURL), `${form}/${step}`);
      await expect(page).toHaveURL(({ pathname }) => pathname === `${baseOf(baseURL)}${start}`);
    }
  }
});

for (const { name, stored, exists } of [
  { name: 'off', stored: {}, exists: false },
  { name: 'on in production, where nobody may say so', stored: { taxHub: 'true' }, exists: false },
  { name: 'on in a test environment', stored: { environment: 'uat', taxHub: 'true' }, exists: true },
]) {
  test(`the taxes with their flag ${name}`, async ({ page, baseURL, signIn }) => {
    await remember(page, stored);
    await signIn('ana', 'nada');
    await expect(heading(page, UNKNOWN)).toBeVisible();
    for (const path of flaggedPaths) {
      const { h1 } = await visit(page, baseOf(baseURL), path);
      expect({ path, exists: h1 !== UNKNOWN }).toEqual({ path, exists });
    }
  });
}
