import { expect, test } from '../support/browser/test';
import { sidebar } from '../support/shell-navigation';

test('the mobile menu opens as a dialog, closes with its button or Escape, and returns the focus', async ({
  page,
  signIn,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menú' });
  const opener = page.getByRole('button', { name: 'Menú' });
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('ana', 'feature-not-available');
  await expect(sidebar(page)).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(menu).toBeVisible();
  await expect(menu).toContainText('Ana Lucía Herrera');
  await expect(menu).toContainText('Último acceso:');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('growing the window past the phone breakpoint never squeezes the page into the sidebar column', async ({
  page,
  signIn,
}) => {
  // Simulates a busy main thread: scripts get the new width a second later than styles.
  await page.addInitScript(() => {
    const { addEventListener } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
    ) {
      const delayed: EventListener = (event) =>
        setTimeout(() => typeof listener === 'function' && listener.call(this, event), 1_000);
      addEventListener.call(this, type, delayed);
    };
  });
  await page.setViewportSize({ width: 760, height: 844 });
  await signIn('ana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  expect(await width()).toBe(760);
  await page.setViewportSize({ width: 844, height: 844 });
  await expect.poll(width, { intervals: [20] }).toBeLessThan(760);
  const before = await width();
  await expect(sidebar(page)).toBeVisible();
  expect(before).toBe(await width());
});
