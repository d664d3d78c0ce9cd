import type { Page } from '@playwright/test';
import type { FixtureParams } from '#bank/package/fixtures';
import type { Bank } from '#bank/package/sandbox';
import { heading, pressContinue } from './own-transfer';

export const LIST = 'preauthorized-payments';
export const CREATE = `${LIST}/create`;
export const CANCEL = `${LIST}/cancel`;
export const ENABLE = `${LIST}/enable`;
const API = '/api/preauthorized-payments/v1/preauthorized-payments';

/** Form for a light bill that has no direct debit. */
export const CREATE_LIGHT_DEBIT = `${CREATE}?merchant=luz-del-altiplano&reference=640028119904`;
/** Forms to cancel two of ana's direct debits: internet from her payroll account, cable from her card. */
export const CANCEL_INTERNET_DEBIT = `${CANCEL}?payment=ana-domicilia-internet`;
export const CANCEL_CABLE_DEBIT = `${CANCEL}?payment=ana-domicilia-cable`;

export const addDirectDebit = (bank: Bank, params: FixtureParams<'preauthorized-payments.exists'>) =>
  bank.fixture('preauthorized-payments.exists', 'ana', params);

/** Adds a direct debit of a light bill to ana's payroll account. */
export const addLightDebit = (bank: Bank, change: Record<string, string> = {}) =>
  addDirectDebit(bank, {
    merchant: 'luz-del-altiplano',
    reference: '640028119904',
    account: 'ana-nomina',
    ...change,
  });

export const group = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
export const rows = (page: Page, name: string | RegExp) => group(page, name).getByRole('listitem');
export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `Cargos a ${name}` });

export const NOMINA = 'Nómina •••• 4821';
export const CARD = 'Tarjeta de débito •••• 8482';

export async function goToForm(page: Page): Promise<void> {
  await pressContinue(page);
  await heading(page, 'Captura los datos').waitFor();
}

export const medium = (page: Page, name: string) =>
  page
    .getByRole('group', { name: '¿De dónde se cobra?' })
    .getByRole('radio', { name: new RegExp(`^${name}`) });

export async function goToReview(page: Page, from = NOMINA): Promise<void> {
  await goToForm(page);
  await medium(page, from).check();
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const debitButton = (page: Page) => page.getByRole('button', { name: 'Domiciliar Luz del Altiplano' });

export async function goToCancelReview(page: Page): Promise<void> {
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancelar domiciliación' });

/** Counts the calls that reached the bank. */
export const countCalls = async (bank: Bank, method: string, path: string): Promise<number> =>
  (await bank.requests()).filter((call) => call.method === method && call.path.endsWith(`${API}${path}`))
    .length;
