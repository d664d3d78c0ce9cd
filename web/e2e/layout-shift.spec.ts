import { customerPages, openPage } from './support/pages';
import { MOST_SHIFT, shifts } from './support/shifts';
import { expect, test } from './support/test';

/** A form that no other test of pages opens. */
const more = [['third-parties/same-bank', 'Transferir a cuentas Cenzontle']] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`at ${width} px every page comes without a jump from a slow bank`, async ({ page, bank, signIn }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn('ana', 'nada');
    await bank.fault({ match: { path: '/' }, then: { delayMs: 300 } });
    for (const known of [...customerPages, ...more])
      await test.step(known[0], async () => {
        await openPage(page, known);
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect.soft(total, `${known[0]}\n${of.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
      });
  });
}
