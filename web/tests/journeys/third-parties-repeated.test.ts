import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { duplicateWarning, goToReview, motherTransferPath, sendSigned } from '../support/third-party';

test('does not warn of a duplicate after a returned transfer', async ({ page, bank, signIn }) => {
  const businessPath = motherTransferPath({ to_account: 'ana-tornillo' });
  await signIn('ana', businessPath);
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia en proceso');
  await page.goto(businessPath);
  await goToReview(page);
  await expect(duplicateWarning(page)).toBeVisible();
  await bank.clock.advance('PT1M');
  await page.goto(businessPath);
  await goToReview(page);
  await expect(duplicateWarning(page)).toBeHidden();
});

test('compares a scheduled transfer only with transfers of the same date', async ({ page, signIn }) => {
  await signIn('ana', motherTransferPath());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await sendSigned(page, 'Programar $2,500.00 MXN', 'Transferencia programada');
  await page.goto(motherTransferPath());
  await goToReview(page);
  await expect(duplicateWarning(page)).toBeHidden();
  await page.goBack();
  await page.getByRole('radio', { name: 'Programar' }).check();
  await goToReview(page);
  await expect(duplicateWarning(page)).toHaveText('Ya programaste $2,500.00 MXN a Mamá para el 24 nov 2026');
});

test('warns about an equal transfer to the same recipient on the same day, and still sends it', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await expect(duplicateWarning(page)).toBeHidden();
  await page.goBack();
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');

  await step('does not warn about another amount or another recipient', async () => {
    const changes: Record<string, string>[] = [{ amount: '2500.01' }, { to_account: 'ana-casero' }];
    for (const change of changes) {
      await page.goto(motherTransferPath(change));
      await goToReview(page);
      await expect(duplicateWarning(page)).toBeHidden();
    }
  });

  await step('warns about an equal transfer', async () => {
    await page.goto(motherTransferPath());
    await goToReview(page);
    await expect(duplicateWarning(page)).toHaveText('Hoy ya ordenaste $2,500.00 MXN a Mamá');
    await expectAccessible(page);
    await page.goBack();
    await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2 * 2505_80);
  });

  await step('does not warn or block when the history fails or never loads', async () => {
    for (const then of [{ code: 'CZ_INTERNAL' }, { kind: 'hang' }] as const) {
      await bank.clearFaults();
      await bank.fault.rule({ match: { path: '/api/transfers/v1/transfers', method: 'GET' }, then });
      await page.goto(motherTransferPath());
      await goToReview(page);
      await expect(duplicateWarning(page)).toBeHidden();
    }
  });
});
