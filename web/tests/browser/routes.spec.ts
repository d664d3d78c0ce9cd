import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { flaggedPaths, NOT_FOUND_HEADING, visitPage } from '../support/routes';

/** The base path without its trailing slash. */
const baseOf = (baseURL: string | undefined) => new URL(baseURL ?? '').pathname.replace(/\/$/, '');

/** Sets the environment and the feature flags, which the client reads once, when it loads. */
const storeFlags = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);

test.slow();

/** The later steps of each form. Saving a service starts on the page that chooses its company. */
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

test('with the flag on, tax pages exist; a payment step opened directly redirects to its form', async ({
  page,
  baseURL,
  signIn,
}) => {
  await storeFlags(page, { environment: 'uat', taxHub: 'true' });
  await signIn('ana', 'nada');
  await expect(heading(page, NOT_FOUND_HEADING)).toBeVisible();
  for (const path of flaggedPaths) {
    const { h1 } = await visitPage(page, baseOf(baseURL), path);
    expect({ path, h1 }).not.toEqual({ path, h1: NOT_FOUND_HEADING });
  }
  for (const [form, steps] of Object.entries(stepsOf)) {
    const start = form.endsWith('create-payee/service') ? '/transfers/credits/merchant-selection' : form;
    for (const step of steps) {
      await visitPage(page, baseOf(baseURL), `${form}/${step}`);
      await expect(page).toHaveURL(({ pathname }) => pathname === `${baseOf(baseURL)}${start}`);
    }
  }
});
