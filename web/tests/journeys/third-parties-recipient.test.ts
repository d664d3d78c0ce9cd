import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  chooseRecipient,
  goToReview,
  motherTransferPath,
  people,
  person,
  signWith,
  TOKENS,
} from '../support/third-party';

const SPEI = 'third-parties/spei';

test('lists frequent recipients with their last amount, and all recipients on demand', async ({
  page,
  signIn,
}) => {
  await signIn('ana', SPEI);
  const cards = people(page).getByRole('radio');
  await expect(cards).toHaveCount(5);
  await expect(cards.nth(0)).toHaveAccessibleName(
    'Mamá BBVA México •••• 0197 Enviaste $2,500.00 MXN hace 19 días',
  );
  await expect(cards.nth(1)).toHaveAccessibleName(/^Renta del estudio/);
  await people(page).getByRole('button', { name: 'Ver todas (11)' }).click();
  await expect(cards).toHaveCount(11);
  await expect(cards.first()).toBeFocused();
  for (const [index, name] of [
    [8, /^Carpintero .* Se activa a las 09:48 horas$/],
    [9, /^Agencia de autos .* Bloqueada$/],
    [10, /^Gimnasio .* Inactiva$/],
  ] as const) {
    await expect(cards.nth(index)).toHaveAccessibleName(name);
    await expect(cards.nth(index)).toBeDisabled();
  }
  await expectAccessible(page);
});

test('offers recent amounts as buttons', async ({ page, signIn }) => {
  await signIn('carmen', `${SPEI}?to_account=carmen-proveedor`);
  const amounts = page.getByRole('group', { name: 'Últimos a Telas' }).getByRole('button');
  await expect(amounts).toHaveCount(3);
  const amountText = await amounts.nth(1).textContent();
  await amounts.nth(1).click();
  await expect(page.getByRole('textbox', { name: 'Importe' })).toHaveValue(
    (amountText ?? '').replace(/[^\d,.]/g, ''),
  );
  await expect(amounts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(amounts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
});

test('selects the account last used as a source, or none when the history fails to load', async ({
  page,
  bank,
  signIn,
}) => {
  const source = page.getByLabel('Cuenta origen');
  await signIn(
    'ana',
    `third-parties/same-bank?from_account=ana-ahorro&to_account=ana-luis&amount=10&concept=Cine`,
  );
  await goToReview(page);
  await page.getByRole('button', { name: 'Transferir $10.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await page.getByRole('link', { name: 'Hacer otra transferencia' }).click();
  await expect(source).toHaveValue('ana-ahorro');
  await page.goto('transfers/my-own-accounts?to_account=ana-ahorro');
  await expect(source).toHaveValue('ana-nomina');
  await bank.fault.rule({
    match: { method: 'GET', path: '/api/transfers/v1/transfers' },
    then: { status: 500 },
  });
  await page.goto(SPEI);
  await expect(source).toHaveValue('');
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Elige la cuenta de donde sale el dinero.');
});

for (const [path, message] of [
  ['spei?to_account=ana-carpintero', 'Carpintero se activa a las 09:48 horas. Puedes elegir a otra persona.'],
  ['spei?to_account=ana-gimnasio', 'Gimnasio está inactiva. Puedes elegir a otra persona.'],
  ['spei?to_account=ana-agencia', 'Agencia de autos está bloqueada. Puedes elegir a otra persona.'],
] as const) {
  test(`shows why a recipient cannot be paid: ${path}`, async ({ page, signIn }) => {
    await signIn('ana', `third-parties/${path}`);
    await expect(page.getByText(message)).toBeVisible();
    await chooseRecipient(page, 'Mamá');
    await expect(page.getByText(message)).toBeHidden();
  });
}

test('lists accounts of this bank, credits and cards, and links an empty list to the form for a new recipient', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'third-parties/same-bank');
  await chooseRecipient(page, 'Luis');
  await page.goto('third-parties/credits');
  await chooseRecipient(page, 'Casa de mis papás');
  await page.goto('third-parties/cards');
  await chooseRecipient(page, 'Amex de papá');
  await page.goto('third-parties/cards?to_account=ana-visa');
  await expect(person(page, 'Mi otra tarjeta')).toBeChecked();

  await signIn('luis', 'third-parties/credits');
  await pressContinue(page);
  await page.getByRole('alert').getByRole('link', { name: 'Elige el crédito que pagas.' }).click();
  const save = people(page).getByRole('link', { name: 'Agrega un crédito Tu lista está vacía' });
  await expect(save).toBeFocused();
  await save.press('Enter');
  await expect(heading(page, 'Agregar un crédito')).toBeVisible();
});

test('searches recipients, reports an empty result and submits nothing', async ({ page, signIn }) => {
  await signIn('ana', SPEI);
  const search = people(page).getByRole('searchbox', { name: /^Busca entre 11 por alias/ });
  const cards = people(page).getByRole('radio');
  await search.fill('nu');
  await expect(cards).toHaveCount(5);
  await search.fill('nu méxico');
  await expect(cards).toHaveCount(2);
  await expect(people(page).getByRole('status').first()).toHaveText('2 de 11');
  await search.press('Enter');
  await person(page, 'Vecina').check();
  await expect(cards).toHaveCount(1);
  await people(page)
    .getByRole('button', { name: /^Cambiar ?cuenta destino$/ })
    .click();
  await search.fill('zzz');
  await expect(people(page).getByText('Ninguna coincide.')).toBeVisible();
  await expect(people(page).getByRole('link', { name: 'Agrega una cuenta' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Así queda' })).toContainText('Vecina · Nu México');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows only the selected recipient, and can be reopened on the form and from the review', async ({
  page,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await expect(person(page, 'Mamá')).toBeChecked();
  await expect(people(page).getByRole('radio')).toHaveCount(1);
  await expectAccessible(page);
  await people(page)
    .getByRole('button', { name: /^Cambiar ?cuenta destino$/ })
    .click();
  await expect(person(page, 'Mamá')).toBeFocused();
  await expect(people(page).getByRole('radio')).toHaveCount(5);
  await chooseRecipient(page, 'Dentista');
  await expect(people(page).getByRole('radio')).toHaveCount(1);
  await goToReview(page);
  await expect(shownValue(page, 'Cuenta destino')).toContainText('Dentista');
  await page.getByRole('link', { name: 'Cambiar Cuenta destino' }).click();
  await expect(person(page, 'Dentista')).toBeFocused();
});
