import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import type { ArrangedScenario } from '#contract/domain/scenario';

/** Three parts, each played in a test file of its own, so that workers share them. */
export const PARTS = {
  transfers: ['own-transfer', 'third-party', 'recipients', 'limits', 'signature'],
  payments: ['payees', 'payments', 'tax', 'preauthorized'],
  products: ['portability', 'saving-programs', 'investments', 'funds', 'campaigns'],
};

export const DOMAINS = Object.values(PARTS).flat();

export async function scenariosOf(bank: Bank, domain: string): Promise<readonly string[]> {
  const ids = (await bank.scenarios()).map(({ id }) => id);
  return ids.filter((id) => id.startsWith(`${domain}-`));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const beginningWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** Matches a text case-sensitively, unlike a string. */
const exactly = (text: string) => new RegExp(escaped(text).replace(/\s+/g, '\\s+'));

/** Performs a step: types into a field, checks a box, or presses a button. */
export async function follow(page: Page, step: string): Promise<void> {
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

/** Sentences that state that nothing changed. */
const UNCHANGED =
  /No se (hizo ningún cargo a tu cuenta|contrató nada)\.|No se movió dinero ni títulos\.|sigue programad[ao]|No se guardó (la cuenta|el servicio|el celular)\.|siguen? como estaban?\.|No se (domicilió el pago|creó el programa)\.|tus domiciliaciones siguen igual\./;

async function shows(page: Page, { code, heading, message, shownAs }: ArrangedScenario['expect']) {
  if (shownAs === 'notice') {
    const place = page.getByRole('dialog').or(page.getByRole('main')).last();
    await place
      .filter({ hasText: exactly(heading) })
      .filter({ hasText: exactly(message) })
      .waitFor();
    return;
  }
  const place = shownAs === 'dialog' ? page.getByRole('alertdialog') : page.getByRole('main');
  await place.getByRole('heading', { name: heading }).waitFor();
  await place.filter({ hasText: exactly(message) }).waitFor();
  if (shownAs === 'page') return;
  const told = place.filter({ hasText: exactly(`Código de error: ${code}`) });
  // The earlier call may have moved money, so the page must not state that nothing changed.
  const mayHaveMoved = code === 'CZ_NONCE_REUSED';
  await told.filter(mayHaveMoved ? { hasNotText: UNCHANGED } : { hasText: UNCHANGED }).waitFor();
  await page.keyboard.press('Escape');
  await place.waitFor({ state: 'hidden' });
}

type Fixtures = { page: Page; bank: Bank; signIn: (customer: string, path: string) => Promise<void> };

/** Plays a scenario; returns whether money moved and whether it should have. */
export async function play(id: string, { page, bank, signIn }: Fixtures) {
  const { customer, deepLink, steps, expect } = await bank.arrange(id);
  const before = await bank.ledger.count();
  await signIn(customer, deepLink);
  for (const [place, step] of steps.entries()) {
    // An open dialog hides the page's heading from roles.
    const heading = await page.locator('h1').textContent();
    await follow(page, step);
    // The next button of the same name is on the next page.
    if (steps[place + 1] === step)
      await page.waitForFunction(
        (before) => ![null, undefined, before].includes(document.querySelector('h1')?.textContent),
        heading,
      );
  }
  await shows(page, expect);
  return { hasMoved: (await bank.ledger.count()) > before, shouldMove: expect.moneyMoved };
}
