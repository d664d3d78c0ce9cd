import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';
import { field } from './recipients';

export const PORTABILITY = 'settings/web/portable-payroll';
export const CREATE = `${PORTABILITY}/create`;
export const ADMIN = `${PORTABILITY}/admin`;
export const CONFIRMATIONS = '/confirmations';

/** BBVA accounts: an ordinary account, and accounts whose magic endings determine the outcome. */
export const clabes = {
  usual: '012180015488723653',
  late: '012180000000099110',
  rejected: '012180000000099136',
  silent: '012180000000099152',
} as const;

export const numberField = (page: Page) => page.getByLabel(/^(CLABE|Número de tu tarjeta) de/);
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /^Autorizo a Banco Cenzontle/ });

export async function fillBirthdate(page: Page, [day, month, year]: readonly [string, string, string]) {
  await field(page, 'Día').fill(day);
  await field(page, 'Mes').selectOption(month);
  await field(page, 'Año').fill(year);
}

export async function fill(page: Page, clabe: string = clabes.usual): Promise<void> {
  await field(page, '¿Qué banco te paga hoy tu nómina?').selectOption('BBVA México');
  await numberField(page).fill(clabe);
  await field(page, 'Quieres recibirla en').selectOption('ana-nomina');
  await fillBirthdate(page, ['14', 'marzo', '1991']);
  await consentBox(page).check();
}

export async function goToReview(page: Page, clabe?: string): Promise<void> {
  await fill(page, clabe);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const requestButton = (page: Page) => page.getByRole('button', { name: 'Pedir portabilidad' });
export const request = (page: Page) => page.getByRole('region', { name: /^Solicitud / });
/** The stages of the only open request. */
export const stages = (page: Page) => page.getByRole('list', { name: 'Seguimiento' }).getByRole('listitem');
