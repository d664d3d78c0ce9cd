import { expect, test } from '../support/browser/test';
import { chart, FUND, modifyFund } from '../support/fund-page';

test('the chart shows the value under the pointer in a label that does not cover the line', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FUND);
  const slider = chart(page);
  await slider.scrollIntoViewIfNeeded();
  const before = await slider.boundingBox();
  await slider.hover({ position: { x: 2, y: 150 } });
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(slider).toContainText('21 nov 2025');
  expect(await slider.boundingBox()).toEqual(before);
  const label = await slider.getByText('21 nov 2025').boundingBox();
  const line = await slider.locator('svg').boundingBox();
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the chart shows the value at the touched point', async ({ page, signIn }) => {
    await signIn('ana', FUND);
    const slider = chart(page);
    await slider.tap({ position: { x: 135, y: 160 } });
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d\d may 2026/);
  });
});

test.describe('with unusual responses', () => {
  test('a loss is not shown in the error color', async ({ page, signIn }) => {
    await modifyFund(page, (detail) => ({ ...detail, averageCost: 1.5 }));
    await signIn('ana', FUND);
    const loss = page.getByText('Pierdes $18,773.10 MXN (−17.86%)');
    await expect(loss).toBeVisible();
    const [lossColor, textColor] = await Promise.all(
      [loss, page.getByRole('heading', { level: 1 })].map((part) =>
        part.evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(lossColor).toBe(textColor);
  });
});
