import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { heading, pressContinue } from './own-transfer';
import { field } from './recipients';

export const SAVING_PROGRAMS_PATH = 'saving-programs';
export const CREATE = 'saving-programs/create';

/** Ana's seeded program, with 7/12 of its goal saved. */
export const TRIP_PROGRAM = 'Viaje a Oaxaca';

type FormValues = { name?: string; amount?: string; frequency?: string; goal?: string };

/** Fills in a program that saves 500 pesos a week from tomorrow by default. */
export async function fillIn(page: Page, { name, amount = '500', frequency, goal }: FormValues = {}) {
  if (name !== undefined) await field(page, '¿Para qué ahorras? (opcional)').fill(name);
  await field(page, '¿Cuánto cada vez?').fill(amount);
  if (frequency !== undefined) await page.getByRole('radio', { name: frequency }).check();
  if (goal !== undefined) await field(page, 'Meta (opcional)').fill(goal);
  await field(page, 'Cuenta origen').selectOption('ana-nomina');
  await field(page, 'Cuenta destino').selectOption('ana-ahorro');
}

export async function goToReview(page: Page, values?: FormValues): Promise<void> {
  await fillIn(page, values);
  await pressContinue(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const createButton = (page: Page) => page.getByRole('button', { name: 'Crear programa' });

export const programs = (page: Page) =>
  page.getByRole('region', { name: 'Tus programas' }).getByRole('listitem');
export const programOf = (page: Page, name: string) =>
  programs(page).filter({ has: page.getByRole('heading', { name }) });

export const creationCalls = (calls: { method: string; path: string; status: number }[]) =>
  calls.filter(({ path }) => path.endsWith('/confirmations'));

export const anaProgramAccounts = { from: 'ana-nomina', to: 'ana-ahorro' };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

export const addProgramAtGoal = (bank: Bank) =>
  bank.fixture('saving-programs.exists', 'ana', {
    ...anaProgramAccounts,
    name: 'Bicicleta',
    goal: '9000',
    saved: '9000',
  });
