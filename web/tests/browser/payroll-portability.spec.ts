import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { CREATE, fill, PORTABILITY, request } from '../support/payroll-portability';
import { field } from '../support/recipients';

test('the date of birth fits a narrow phone with large text', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await signIn('ana', CREATE);
  await fill(page);
  for (const part of ['Día', 'Mes', 'Año']) {
    const visibleShare = await field(page, part).evaluate(
      (control) => control.clientWidth / control.scrollWidth,
    );
    expect(visibleShare, part).toBe(1);
    const label = page.getByText(part, { exact: true });
    expect((await label.boundingBox())?.height, part).toBeLessThan(60);
  }
  const month = await field(page, 'Mes').boundingBox();
  expect(month?.width).toBeGreaterThan(200);
  await expectNoSidewaysScroll(page);
  await page.goto(PORTABILITY);
  await expect(request(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
