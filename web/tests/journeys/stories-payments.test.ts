import { expect, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import { playStory } from '../support/stories';

test('a direct debit that fails is tried again', async ({ page, bank, signIn }) => {
  await playStory('direct-debit-retried', { bank, signIn }, [
    () => expect(page.getByRole('main')).toContainText('Luz del Altiplano'),
    () => expect(page.getByRole('main')).toContainText('Se intenta otra vez el 21 dic 2026'),
    async () => {
      await pressContinue(page);
      await page.getByRole('button', { name: 'Transferir $2,000.00 MXN' }).click();
      await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    },
    () => expect(page.getByRole('main')).toContainText('$901.53 MXN21 dic 2026'),
  ]);
});
