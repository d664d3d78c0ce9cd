import { detailsPath } from '../support/account-details';
import { expect, test } from '../support/browser/test';

test('shows the balance under the pointer and keeps the chart height while balances are hidden', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${detailsPath('chequing', 'ana-nomina')}?period=last-month`);
  const card = page.getByRole('region', { name: 'Tu saldo', exact: true });
  const line = card.getByRole('slider');
  await expect(line).toHaveAttribute('aria-valuetext', /^31 oct 2026: /);
  const { x, y } = (await line.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 2, y + 120);
  await expect(line).toHaveAttribute('aria-valuetext', /^30 sep 2026: /);
  const before = await card.boundingBox();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect(card).toContainText('Oculto con tus saldos.');
  expect((await card.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});
