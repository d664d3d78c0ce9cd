import type { Page } from '@playwright/test';
import { heading, pressContinue } from './own-transfer';

export const CREATE = 'transfers/recipients/create';
export const LIST = '/api/third-parties-recipients/v1/transfers/third-parties/recipients';

/** Token values of the demo customers. */
export const tokens = { ana: '318204', sofia: '562090' } as const;
export const WRONG_TOKEN = '000000';

/** A BBVA account that no customer has saved. */
export const CLABE = '012180000123456782';

/** Field values by label. */
export type FieldValues = Readonly<Record<string, string>>;

export const fidel: FieldValues = {
  'Nombre': 'Fidel',
  'Apellido paterno': 'Ochoa',
  'Apellido materno (opcional)': 'Barrios',
  'Alias': 'Plomero',
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function fillIn(page: Page, values: FieldValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

export async function sign(page: Page, token: string = tokens.ana): Promise<void> {
  await field(page, 'Clave de seguridad').fill(token);
}

/** Completes the form of a CLABE up to the review. */
export async function goToReview(page: Page): Promise<void> {
  await fillIn(page, { CLABE, ...fidel });
  await pressContinue(page);
  await sign(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^Guardar (cuenta|crédito|tarjeta)$/ });

/** The rows of a section of a hub: saved recipients or payees. */
export const savedRows = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem');
