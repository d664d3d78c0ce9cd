import type { Page } from '@playwright/test';
import { heading, next } from './own-transfer';

export const CREATE = 'transfers/recipients/create';
export const LIST = '/api/third-parties-recipients/v1/transfers/third-parties/recipients';

/** Token values of the demo customers. */
export const tokens = { ana: '318204', sofia: '562090' } as const;
export const WRONG_TOKEN = '000000';

/** A BBVA account that no customer has saved. */
export const CLABE = '012180000123456782';

/** Field values by label. */
export type Filled = Readonly<Record<string, string>>;

export const fidel: Filled = {
  'Nombre': 'Fidel',
  'Apellido paterno': 'Ochoa',
  'Apellido materno (opcional)': 'Barrios',
  'Alias': 'Plomero',
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function fillIn(page: Page, filled: Filled): Promise<void> {
  for (const [label, value] of Object.entries(filled)) {
    const control = field(page, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

export async function sign(page: Page, token: string = tokens.ana): Promise<void> {
  await field(page, 'Clave de seguridad').fill(token);
}

/** Completes the form of a CLABE up to the review. */
export async function toReview(page: Page): Promise<void> {
  await fillIn(page, { CLABE, ...fidel });
  await next(page);
  await sign(page);
  await heading(page, 'Revisa y confirma').waitFor();
}

export const save = (page: Page) => page.getByRole('button', { name: /^Guardar (cuenta|crédito|tarjeta)$/ });

/** The saved recipients of a section of the hub, in order. */
export const savedRows = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem');
