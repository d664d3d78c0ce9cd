import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { field, savedRows } from '../support/recipients';
import { person } from '../support/third-party';

test('whom the customer pays most is one tap away', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  const frequent = savedRows(page, 'Frecuentes');
  await expect(frequent).toHaveCount(4);
  await frequent.filter({ hasText: 'Mamá' }).getByRole('link').click();
  await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
  await expect(person(page, 'Mamá')).toBeChecked();
  await expect(field(page, 'Importe')).toHaveValue(/2,?500\.00/);
  await expect(field(page, 'Concepto')).toHaveValue('Para mamá');
});
