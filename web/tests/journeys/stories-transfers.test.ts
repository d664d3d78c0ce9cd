import { expect, test } from '../support/dom/journey';
import { tell } from '../support/stories';
import { sendSigned } from '../support/third-party';

test('a returned SPEI gives back money, commission and the limit of the day', async ({
  page,
  bank,
  signIn,
}) => {
  const before = await bank.ledger.balance('ana-nomina');
  await tell('spei-returned', { bank, signIn }, [
    async () => {
      await sendSigned(page, 'Transferir $1,000.00 MXN', 'Transferencia en proceso');
      expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1_005_80);
    },
    () => expect(page.getByText('Usado hoy: $1,000.00 MXN.')).toBeVisible(),
    async () => {
      await expect(page.getByText(/^SPEI devuelto/).first()).toBeVisible();
      expect(await bank.ledger.balance('ana-nomina')).toBe(before);
    },
    async () => {
      await expect(page.getByRole('link', { name: 'Cambiar Otros bancos' })).toBeVisible();
      await expect(page.getByText(/^Usado hoy/)).toBeHidden();
    },
  ]);
});
