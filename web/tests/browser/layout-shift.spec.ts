import { isFullRun } from '../support/browser/full-run';
import { MAX_SHIFT, measureShifts } from '../support/browser/shifts';
import { expect, test } from '../support/browser/test';
import { customerPages, openPage } from '../support/pages';

/** The pages of `customerPages`, and a form that is not among them. */
const pages = [...customerPages, ['third-parties/same-bank', 'Transferir a cuentas Cenzontle'] as const];

for (const [remainder, width, height] of [
  [1, 1280, 900],
  [0, 390, 844],
] as const) {
  test(`at ${width} px pages load without layout shift on a slow bank`, async ({ page, bank, signIn }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await signIn('ana', 'nada');
    await bank.fault.rule({ then: { delayMs: 300 } });
    // A sample run checks each page in one of the two windows, a full run in both.
    for (const entry of pages.filter((_, index) => isFullRun || index % 2 === remainder))
      await test.step(entry[0], async () => {
        await openPage(page, entry);
        await page.waitForLoadState('networkidle');
        const { total, sources } = await measureShifts(page);
        expect.soft(total, `${entry[0]}\n${sources.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
      });
  });
}
