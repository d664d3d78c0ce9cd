import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { flaggedPaths, UNKNOWN, visit } from '../support/routes';

/* The client reads its flags once, when it loads. */

/** A page of the client without the slash of its base path. */
const baseOf = (baseURL: string | undefined) => new URL(baseURL ?? '').pathname.replace(/\/$/, '');

/** Lets the client believe that it runs in an environment, with its flags as said. */
const remember = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);

test.slow();

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

test('with their flag on the taxes exist; a step of a payment that was not reached leads to its form', async ({
  page,
  baseURL,
  signIn,
}) => {
  await remember(page, { environment: 'uat', taxHub: 'true' });
  await signIn('ana', 'nada');
  await expect(heading(page, UNKNOWN)).toBeVisible();
  for (const path of flaggedPaths) {
    const { h1 } = await visit(page, baseOf(baseURL), path);
    expect({ path, h1 }).not.toEqual({ path, h1: UNKNOWN });
  }
  for (const [form, steps] of Object.entries(stepsOf)) {
    const start = form.endsWith('create-payee/service') ? '/transfers/credits/merchant-selection' : form;
    for (const step of steps) {
      await visit(page, baseOf(baseURL), `${form}/${step}`);
      await expect(page).toHaveURL(({ pathname }) => pathname === `${baseOf(baseURL)}${start}`);
    }
  }
});
