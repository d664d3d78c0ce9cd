import { isFullRun } from '../support/browser/full-run';
import { MOST_SHIFT, shifts } from '../support/browser/shifts';
import { expect, test } from '../support/browser/test';
import { customerPages, openPage } from '../support/pages';

/** The customer's pages, and a form that is not among them. */
const pages = [...customerPages, ['third-parties/same-bank', 'Transferir a cuentas Cenzontle'] as const];

for (const [turn, width, height] of [
  [1, 1280, 900],
  [0, 390, 844],
] as const) {
  test(`at ${width} px pages load without layout shift on a slow bank`, async ({ page, bank, signIn }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn('ana', 'nada');
    await bank.fault.rule({ then: { delayMs: 300 } });
    // A sample run checks each page in one of the two windows, a full run in both.
    for (const known of pages.filter((_, place) => isFullRun || place % 2 === turn))
      await test.step(known[0], async () => {
        await openPage(page, known);
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect.soft(total, `${known[0]}\n${of.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
      });
  });
}
