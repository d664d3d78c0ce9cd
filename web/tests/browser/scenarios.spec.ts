import type { Page } from '@playwright/test';
import type { ArrangedScenario } from '#contract/shared/scenario';
import type { TestBank } from '../support/bank';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';

const beginningWith = (text: string) => new RegExp(`^${text.replace(/[$.]/g, '\\$&')}`);

/** Does what a step says: types into a field, reads, marks a box, or presses a button. */
async function follow(page: Page, step: string): Promise<void> {
  const [, value, field] = /^Escribe (.+) en (.+)$/.exec(step) ?? [];
  const [, box] = /^Marca (.+)$/.exec(step) ?? [];
  if (value !== undefined && field !== undefined) await page.getByLabel(field, { exact: true }).fill(value);
  else if (box !== undefined) await page.getByRole('checkbox', { name: box }).check();
  else if (step.endsWith('hasta el final'))
    await page.getByText('Fin del documento.').scrollIntoViewIfNeeded();
  else
    await page
      .getByRole('button', { name: beginningWith(step) })
      .last()
      .click();
}

/** What a refusal says that it left as it was. */
const UNCHANGED =
  /No se (hizo ningún cargo a tu cuenta|contrató nada)\.|No se movió dinero ni títulos\.|sigue programad[ao]|No se guardó (la cuenta|el servicio|el celular)\.|siguen? como estaban?\.|No se (domicilió el pago|creó el programa)\.|tus domiciliaciones siguen igual\./;

async function expectShown(page: Page, { code, heading, message, shownAs }: ArrangedScenario['expect']) {
  if (shownAs === 'notice') {
    const place = page.getByRole('dialog').or(page.getByRole('main')).last();
    await expect(place).toContainText(heading);
    await expect(place).toContainText(message);
    return;
  }
  const place = shownAs === 'dialog' ? page.getByRole('alertdialog') : page.getByRole('main');
  await expect(place.getByRole('heading', { name: heading })).toBeVisible();
  await expect(place).toContainText(message);
  if (shownAs === 'page') return;
  await expect(place).toContainText(`Código de error: ${code}`);
  // What was processed already may have moved money: nothing is said of it.
  if (code === 'CZ_NONCE_REUSED') await expect(place).not.toContainText(UNCHANGED);
  else await expect(place).toContainText(UNCHANGED);
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
}

const placeOf = ({ deepLink, steps }: ArrangedScenario) => `${deepLink} ${steps.join(' > ')}`;

/** Brings one situation after the other about; those of one place and step are met without leaving it. */
async function tryAll(
  domain: string,
  { page, bank, signIn }: { page: Page; bank: TestBank; signIn: (who: string, at: string) => Promise<void> },
) {
  const ids = (await bank.scenarios()).map(({ id }) => id).filter((id) => id.startsWith(`${domain}-`));
  expect(ids.length).toBeGreaterThan(0);
  let standing = '';
  for (const id of ids) {
    await test.step(id, async () => {
      const arranged = await bank.arrange(id);
      const before = await bank.movements();
      const [last = '', ...earlier] = arranged.steps.toReversed();
      if (placeOf(arranged) !== standing) {
        await signIn(arranged.customer, arranged.deepLink);
        for (const step of earlier.toReversed()) await follow(page, step);
      }
      await follow(page, last);
      await expectShown(page, arranged.expect);
      expect((await bank.movements()) > before).toBe(arranged.expect.moneyMoved);
      // A dialog that was closed leaves the page ready for the next.
      standing = arranged.expect.shownAs === 'dialog' ? placeOf(arranged) : '';
    });
  }
}

const DOMAINS = [
  'own-transfer',
  'third-party',
  'payees',
  'payments',
  'tax',
  'signature',
  'limits',
  'recipients',
  'portability',
  'preauthorized',
  'saving-programs',
  'investments',
  'funds',
  'campaigns',
];

for (const domain of DOMAINS) {
  test(`every situation of ${domain}`, async ({ page, bank, signIn }) => {
    test.slow();
    await tryAll(domain, { page, bank, signIn });
  });
}

test('there is no situation that is not tried here', async ({ bank }) => {
  const domains = (await bank.scenarios()).map(
    ({ id }) => /^(own-transfer|third-party|saving-programs|[a-z]+)-/.exec(id)?.[1],
  );
  expect(new Set(domains)).toEqual(new Set(DOMAINS));
});

/** Presses a code; answers the steps of its row and the tab that opens. */
async function openFrom(page: Page, code: string): Promise<{ tab: Page; steps: string[] }> {
  const row = page.getByRole('row').filter({ hasText: code }).first();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    row.getByRole('button', { name: `Abrir ${code} :` }).click(),
  ]);
  return { tab, steps: await row.locator('ol > li').allTextContents() };
}

test('the page of situations opens two side by side, each in a bank of its own, where what its row says comes true', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/__bank/scenarios');
  await expectAccessible(page);
  const funds = await openFrom(page, 'CZ_INSUFFICIENT_FUNDS');
  const limit = await openFrom(page, '2082');
  // The one that was opened first goes on as if nothing had happened.
  for (const [{ tab, steps }, title] of [
    [funds, 'Saldo insuficiente'],
    [limit, 'La operación no se realizó, excede el límite configurado por día'],
  ] as const) {
    for (const step of steps) await follow(tab, step);
    const shown = tab.getByRole('alertdialog');
    await expect(shown).toContainText(title);
    await expect(shown).toContainText('No se hizo ningún cargo a tu cuenta.');
  }
  await funds.tab.reload();
  await expect(funds.tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(funds.tab.url()).host).not.toBe(new URL(limit.tab.url()).host);

  await funds.tab.goto(new URL('/__bank/scenarios', funds.tab.url()).href);
  await funds.tab.getByRole('link', { name: 'Volver al banco demo' }).click();
  await expect(funds.tab.getByRole('link', { name: 'Abrir banca' })).toBeVisible();
  expect(new URL(funds.tab.url()).host).toBe(new URL(page.url()).host);
  await context.close();
});
