import { expect, test } from '../support/browser/test';
import { chooseDay } from '../support/dates';
import { apply, HISTORY, openFilters, rows } from '../support/history';

test('a last day before the first is said, and nothing is asked', async ({ page, bank, signIn }) => {
  await signIn('ana', HISTORY);
  await expect(rows(page)).toHaveCount(30);
  await openFilters(page);
  await chooseDay(page, 'Desde', '2026-11-20');
  await chooseDay(page, 'Hasta', '2026-11-01');
  const before = (await bank.requests()).length;
  await apply(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Elige una fecha igual o posterior a la inicial.' }).click();
  await expect(page.getByLabel('Hasta')).toBeFocused();
  await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription(
    'Elige una fecha igual o posterior a la inicial.',
  );
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await bank.requests()).toHaveLength(before);
});
