import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { repeatWarning, sendSigned, toMother, toReview } from '../support/third-party';

test('what came back is no longer counted', async ({ page, bank, signIn }) => {
  const toBusiness = toMother({ to_account: 'ana-tornillo' });
  await signIn('ana', toBusiness);
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia en proceso');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(repeatWarning(page)).toBeVisible();
  await bank.advance('PT1M');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(repeatWarning(page)).toBeHidden();
});

test('of what is scheduled the same day counts, and no other', async ({ page, signIn }) => {
  await signIn('ana', toMother());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await sendSigned(page, 'Programar $2,500.00 MXN', 'Transferencia programada');
  await page.goto(toMother());
  await toReview(page);
  await expect(repeatWarning(page)).toBeHidden();
  await page.goBack();
  await page.getByRole('radio', { name: 'Programar' }).check();
  await toReview(page);
  await expect(repeatWarning(page)).toHaveText('Ya programaste $2,500.00 MXN a Mamá para el 24 nov 2026');
});

test('as much to the same person on the same day is asked about, and can be sent', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.balance('ana-nomina');
  await toReview(page);
  await expect(repeatWarning(page)).toBeHidden();
  await page.goBack();
  await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');

  await step('another amount, and another person, are no repetition', async () => {
    const others: Record<string, string>[] = [{ amount: '2500.01' }, { to_account: 'ana-casero' }];
    for (const change of others) {
      await page.goto(toMother(change));
      await toReview(page);
      await expect(repeatWarning(page)).toBeHidden();
    }
  });

  await step('the same one is', async () => {
    await page.goto(toMother());
    await toReview(page);
    await expect(repeatWarning(page)).toHaveText('Hoy ya ordenaste $2,500.00 MXN a Mamá');
    await expectAccessible(page);
    await page.goBack();
    await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2 * 2505.8, 2);
  });

  await step(
    'where the history cannot be read, or never comes, nothing is said, and nothing is in the way',
    async () => {
      for (const then of [{ code: 'CZ_INTERNAL' }, { kind: 'hang' }] as const) {
        await bank.clearFaults();
        await bank.fault({ match: { path: '/api/transfers/v1/transfers', method: 'GET' }, then });
        await page.goto(toMother());
        await toReview(page);
        await expect(repeatWarning(page)).toBeHidden();
      }
    },
  );
});
