import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import type { ArrangedScenario } from '#contract/domain/scenario';

/** The domains of each test file; workers share the three files. */
export const DOMAINS_BY_FILE = {
  transfers: ['own-transfer', 'third-party', 'recipients', 'limits', 'signature'],
  payments: ['payees', 'payments', 'tax', 'preauthorized'],
  products: ['portability', 'saving-programs', 'investments', 'funds', 'campaigns'],
};

export const DOMAINS = Object.values(DOMAINS_BY_FILE).flat();

export async function scenariosOf(bank: Bank, domain: string): Promise<readonly string[]> {
  const ids = (await bank.scenarios()).map(({ id }) => id);
  return ids.filter((id) => id.startsWith(`${domain}-`));
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const startPattern = (text: string) => new RegExp(`^${escapeRegExp(text)}`);

/** Returns a case-sensitive pattern of a text; a string would ignore case. */
const caseSensitive = (text: string) => new RegExp(escapeRegExp(text).replace(/\s+/g, '\\s+'));

/** Performs a step: types into a field, checks a box, scrolls to the end of a document, or presses a button. */
export async function performStep(page: Page, step: string): Promise<void> {
  const [, value, field] = /^Escribe (.+) en (.+)$/.exec(step) ?? [];
  const [, box] = /^Marca (.+)$/.exec(step) ?? [];
  if (value !== undefined && field !== undefined) await page.getByLabel(field, { exact: true }).fill(value);
  else if (box !== undefined) await page.getByRole('checkbox', { name: box }).check();
  else if (step.endsWith('hasta el final'))
    await page.getByText('Fin del documento.').scrollIntoViewIfNeeded();
  else
    await page
      .getByRole('button', { name: startPattern(step) })
      .last()
      .click();
}

/** Sentences that state that nothing changed. */
const UNCHANGED =
  /No se (hizo ningún cargo a tu cuenta|contrató nada)\.|No se movió dinero ni títulos\.|sigue programad[ao]|No se guardó (la cuenta|el servicio|el celular)\.|siguen? como estaban?\.|No se (domicilió el pago|creó el programa)\.|tus domiciliaciones siguen igual\./;

async function expectOutcome(page: Page, { code, heading, message, shownAs }: ArrangedScenario['expect']) {
  if (shownAs === 'notice') {
    const container = page.getByRole('dialog').or(page.getByRole('main')).last();
    await container
      .filter({ hasText: caseSensitive(heading) })
      .filter({ hasText: caseSensitive(message) })
      .waitFor();
    return;
  }
  const container = shownAs === 'dialog' ? page.getByRole('alertdialog') : page.getByRole('main');
  await container.getByRole('heading', { name: heading }).waitFor();
  await container.filter({ hasText: caseSensitive(message) }).waitFor();
  if (shownAs === 'page') return;
  const error = container.filter({ hasText: caseSensitive(`Código de error: ${code}`) });
  // The earlier call may have moved money, so the page must not state that nothing changed.
  const mayHaveMoved = code === 'CZ_NONCE_REUSED';
  await error.filter(mayHaveMoved ? { hasNotText: UNCHANGED } : { hasText: UNCHANGED }).waitFor();
  await page.keyboard.press('Escape');
  await container.waitFor({ state: 'hidden' });
}

type Fixtures = { page: Page; bank: Bank; signIn: (customer: string, path: string) => Promise<void> };

/** Plays a scenario; returns whether money moved and whether it should have. */
export async function play(id: string, { page, bank, signIn }: Fixtures) {
  const { customer, deepLink, steps, expect } = await bank.arrange(id);
  const before = await bank.ledger.count();
  await signIn(customer, deepLink);
  for (const [index, step] of steps.entries()) {
    // A query by role does not find the heading while a dialog is open.
    const heading = await page.locator('h1').textContent();
    await performStep(page, step);
    // Waits for the next page, which has a button of the same name.
    if (steps[index + 1] === step)
      await page.waitForFunction(
        (before) => ![null, undefined, before].includes(document.querySelector('h1')?.textContent),
        heading,
      );
  }
  await expectOutcome(page, expect);
  return { hasMoved: (await bank.ledger.count()) > before, shouldMove: expect.moneyMoved };
}
