import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { repeatWarning, sendSigned, toMother, toReview } from '../support/third-party';

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

  await test.step('another amount, and another person, are no repetition', async () => {
    const others: Record<string, string>[] = [{ amount: '2500.01' }, { to_account: 'ana-casero' }];
    for (const change of others) {
      await page.goto(toMother(change));
      await toReview(page);
      await expect(repeatWarning(page)).toBeHidden();
    }
  });

  await test.step('the same one is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(toMother());
    await toReview(page);
    await expect(repeatWarning(page)).toHaveText('Hoy ya ordenaste $2,500.00 MXN a Mamá');
    // Above the button that stays at the foot of a phone.
    await expect(repeatWarning(page)).toBeInViewport();
    await expectAccessible(page);
    await page.goBack();
    await sendSigned(page, 'Transferir $2,500.00 MXN', 'Transferencia hecha');
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2 * 2505.8, 2);
  });

  await test.step('where the history cannot be read, or never comes, nothing is said, and nothing is in the way', async () => {
    for (const then of [{ code: 'CZ_INTERNAL' }, { kind: 'hang' }] as const) {
      await bank.clearFaults();
      await bank.fault({ match: { path: '/api/transfers/v1/transfers', method: 'GET' }, then });
      await page.goto(toMother());
      await toReview(page);
      await expect(repeatWarning(page)).toBeHidden();
    }
  });
});
