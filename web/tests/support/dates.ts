import type { Locator, Page } from '@playwright/test';
import { formatDate } from '#contract/domain/dates';

/** The button of a date field that shows a day (`2026-11-10`). */
export const dateField = (page: Page, label: string, day: string): Locator =>
  page.getByRole('button', { name: `${label}: ${formatDate(day)}`, exact: true });

/** Chooses a day (`2026-11-10`) in a date field's calendar; '' clears it. */
export async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: ` }).click();
  const calendar = page.getByRole('dialog', { name: label });
  if (day === '') return calendar.getByRole('button', { name: 'Cualquier fecha' }).click();
  await calendar.getByLabel('Mes', { exact: true }).selectOption(day.slice(0, 7));
  await calendar.getByRole('button', { name: formatDate(day) }).click();
}
