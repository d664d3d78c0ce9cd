import type { Page } from '@playwright/test';
import { READING_MS } from '../../console/stories/useSkipGuard';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { consoleUrlOf } from '../support/console';
import { heading, pressContinue } from '../support/own-transfer';
import { sendSigned } from '../support/third-party';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const step = (page: Page) => page.getByRole('main').getByText(/^(Paso \d de \d|\d pasos)$/);
const ticks = (page: Page) =>
  page.getByRole('region', { name: 'Debe pasar en el banco' }).getByRole('listitem');

/** Starts a story, for which the console creates a bank. */
async function start(page: Page, title: string, steps: number): Promise<void> {
  // The header of the test's bank would take precedence over the host name of the new bank.
  await page.context().setExtraHTTPHeaders({});
  await page.getByRole('button', { name: `Empezar: ${title}`, exact: true }).click();
  await expect(step(page)).toHaveText(`${steps} pasos`);
}

const nextStep = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true });

/** Presses a key once the current step can be left. */
const press = async (page: Page, key: string) => {
  await page.bringToFront();
  await expect(nextStep(page)).not.toHaveAttribute('data-busy');
  await page.keyboard.press(key);
};

test('the console plays a story in the window of the client, by keyboard, and goes back by steps @smoke', async ({
  page,
  bank,
}) => {
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Un SPEI que regresa', 4);
  expect(new URL(page.url()).hostname).toMatch(/^historia-\w+\.localhost$/);

  let [client] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  await expect(step(page)).toHaveText('Paso 1 de 4');
  await expect(page.getByRole('region', { name: 'Haz' })).toContainText(
    'Continuar → baja a Transferir → token 318204',
  );
  await expect(ticks(page)).toHaveText([/todavía no$/, /todavía no$/, /todavía no$/]);
  await sendSigned(client, 'Transferir $1,000.00 MXN', 'Transferencia en proceso');
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/, /pasó$/]);

  await page.bringToFront();
  await nextStep(page).dblclick();
  await expect(client.getByText('Usado hoy: $1,000.00 MXN.')).toBeVisible();
  await expect(ticks(page)).toHaveText([/pasó$/]);
  await press(page, 'ArrowRight');
  await expect(client.getByText(/^SPEI devuelto/).first()).toBeVisible();
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/, /pasó$/, /pasó$/]);
  await expect(step(page)).toHaveText('Paso 3 de 4');

  await press(page, 'ArrowLeft');
  await expect(step(page)).toHaveText('Paso 2 de 4');
  await expect(client.getByText('Usado hoy: $1,000.00 MXN.')).toBeVisible();
  await press(page, 'ArrowLeft');
  await expect(step(page)).toHaveText('Paso 1 de 4');
  await expect(ticks(page)).toHaveText([/todavía no$/, /todavía no$/, /todavía no$/]);
  await sendSigned(client, 'Transferir $1,000.00 MXN', 'Transferencia en proceso');
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/, /pasó$/]);
  await client.close();
  [client] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Abrir la ventana otra vez' }).click(),
  ]);
  await expect(client.getByRole('heading', { level: 1, name: 'Transferir a otro banco' })).toBeVisible();
  await press(page, 'ArrowLeft');
  await expect(step(page)).toHaveText('4 pasos');
  await expect(client.getByRole('heading', { level: 1, name: 'Un SPEI que regresa' })).toBeVisible();
  await press(page, 'ArrowRight');
  await expect(step(page)).toHaveText('Paso 1 de 4');
  await expect(client.getByRole('heading', { level: 1, name: 'Transferir a otro banco' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);

  await page.getByRole('button', { name: 'De nuevo', exact: true }).click();
  await expect(step(page)).toHaveText('4 pasos');
  await expect(client).toHaveURL(/spei-returned\?vista=publico$/);
  await expect(client.getByRole('heading', { level: 1, name: 'Un SPEI que regresa' })).toBeVisible();
  await press(page, 'PageDown');
  await expect(client.getByRole('heading', { level: 1, name: 'Transferir a otro banco' })).toBeVisible();
  await expect(ticks(page)).toHaveText([/todavía no$/, /todavía no$/, /todavía no$/]);
});

test('a reload keeps the step and the window', async ({ page, bank }) => {
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Un SPEI que regresa', 4);
  const [client] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  await sendSigned(client, 'Transferir $1,000.00 MXN', 'Transferencia en proceso');
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/, /pasó$/]);
  await page.reload();
  await expect(step(page)).toHaveText('Paso 1 de 4');
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/, /pasó$/]);
  await press(page, 'PageDown');
  await expect(client.getByText('Usado hoy: $1,000.00 MXN.')).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
});

test('a story is accessible and fits, and the audience sees its title but no controls', async ({
  page,
  bank,
}) => {
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Un SPEI que regresa', 4);
  const [client] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  await expect(step(page)).toHaveText('Paso 1 de 4');
  const audienceOpens = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Vista del público' }).click();
  const audience = await audienceOpens;
  await expect(audience.getByRole('heading', { level: 1, name: 'Un SPEI que regresa' })).toBeVisible();
  await expect(audience.getByRole('button').or(audience.getByRole('navigation'))).toHaveCount(0);
  for (const tab of [page, audience]) {
    await tab.bringToFront();
    for (const size of [PHONE, DESKTOP]) {
      await tab.setViewportSize(size);
      await expectNoSidewaysScroll(tab);
      await expectAccessible(tab);
    }
  }
  const { hostname } = new URL(page.url());
  await page.bringToFront();
  await page.getByRole('main').getByRole('link', { name: 'Historias' }).click();
  await expect(client).toHaveURL(/spei-returned\?vista=publico$/);
  await start(page, 'Un pagaré que vence', 3);
  await expect(client.getByRole('heading', { level: 1, name: 'Un pagaré que vence' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(hostname);
  await expect(audience.getByRole('heading', { level: 1, name: 'Un pagaré que vence' })).toBeVisible();
});

test('a blocked window shows a warning with a link that opens it', async ({ page, bank }) => {
  await page.addInitScript(() => {
    const { open } = window;
    const isBlocked = () => document.querySelector('[role=alert]') === null;
    window.open = (...target) => (isBlocked() ? null : open.apply(window, target));
  });
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Un SPEI que regresa', 4);
  await nextStep(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'El navegador no dejó abrir la ventana' });
  await expect(step(page)).toHaveText('4 pasos');
  const popup = page.waitForEvent('popup');
  await alert.getByRole('link', { name: 'Abrir la ventana de la banca' }).click();
  const client = await popup;
  await press(page, 'PageDown');
  await expect(client.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect(step(page)).toHaveText('Paso 1 de 4');
});

test('the title of a story waits for the bank that is created for it', async ({ page, bank }) => {
  const laterId = `${bank.id}-later`;
  await page.context().setExtraHTTPHeaders({});
  const storiesResponse = page.waitForResponse((response) => response.url().endsWith('/__bank/stories'));
  await page.goto(
    consoleUrlOf(bank, 'stories/spei-returned?vista=publico').replace(`//${bank.id}.`, `//${laterId}.`),
  );
  expect((await storiesResponse).status()).toBe(404);
  await page.request.post(new URL('/__bank/banks', bank.url).href, { data: { id: laterId } });
  await expect(page.getByRole('heading', { level: 1, name: 'Un SPEI que regresa' })).toBeVisible();
});

test('a second window keeps the session of the first window, and closes with its step', async ({
  page,
  bank,
}) => {
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Dos ventanas y un solo saldo', 3);
  const [firstWindow] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  const send = (client: Page) => client.getByRole('button', { name: 'Transferir $8,000.00 MXN' });
  await pressContinue(firstWindow);
  await expect(send(firstWindow)).toBeVisible();
  await expect(ticks(page)).toHaveText([/pasó$/]);
  const [secondWindow] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  await pressContinue(secondWindow);
  await send(secondWindow).click();
  await expect(heading(secondWindow, 'Transferencia hecha')).toBeVisible();
  await expect(ticks(page)).toHaveText([/pasó$/, /pasó$/]);
  await press(page, 'PageDown');
  await expect(step(page)).toHaveText('Paso 3 de 3');
  await expect(page.getByRole('region', { name: 'Haz' })).toContainText('En la primera ventana');
  await expect(page.getByText('Fin de la historia.')).toHaveCount(0);
  await firstWindow.bringToFront();
  await send(firstWindow).click();
  await expect(firstWindow.getByRole('alert')).toContainText('Saldo insuficiente.');
  await expect(ticks(page)).toHaveText([/pasó$/]);
  await expect(page.getByText('Fin de la historia.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Siguiente historia: Cinco claves equivocadas', exact: true }),
  ).toBeVisible();
  const end = nextStep(page);
  await expect(end).not.toHaveAttribute('data-busy');
  const color = await end.evaluate((button) => getComputedStyle(button).backgroundColor);
  await end.hover();
  await expect(end).toHaveCSS('background-color', color);
  await press(page, 'PageUp');
  await expect.poll(() => secondWindow.isClosed()).toBe(true);
  await expect(step(page)).toHaveText('Paso 1 de 3');
  // The previous page has the same button.
  await expect(firstWindow.getByRole('alert')).toHaveCount(0);
  await pressContinue(firstWindow);
  await expect(send(firstWindow)).toBeVisible();
  await expect(ticks(page)).toHaveText([/pasó$/]);

  const [reopenedWindow] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  await expect(reopenedWindow.getByRole('button', { name: 'Continuar' })).toBeVisible();
  // After a reload the console finds its windows by their names.
  await page.reload();
  await page.goto(new URL('.', page.url()).href);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ya contada' })).toHaveText(/^Dos ventanas/);
  await start(page, 'Cinco claves equivocadas', 3);
  await expect.poll(() => reopenedWindow.isClosed()).toBe(true);
  await expect(
    firstWindow.getByRole('heading', { level: 1, name: 'Cinco claves equivocadas' }),
  ).toBeVisible();
});

test('an unfinished step needs a second press, and a filled form does not stop the window from moving on', async ({
  page,
  bank,
}) => {
  await page.clock.install();
  await page.goto(consoleUrlOf(bank, 'stories'));
  await start(page, 'Un SPEI que regresa', 4);
  const [client] = await Promise.all([page.waitForEvent('popup'), press(page, 'PageDown')]);
  const questions: string[] = [];
  client.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await client.getByLabel('Concepto').fill('Clavos');
  await expect(step(page)).toHaveText('Paso 1 de 4');
  // The second press is ignored, as the warning cannot have been read; the warning must not move the button.
  const nextButton = nextStep(page);
  await page.bringToFront();
  await expect(nextButton).not.toHaveAttribute('data-busy');
  const before = await nextButton.boundingBox();
  await nextButton.dblclick();
  await expect(page.getByText(/^Falta:/)).toContainText(
    'Llega la orden, y otra vez ya firmada; Salen $1,000.00 de la nómina; Se cobran $5.80 de comisión.',
  );
  await expect(step(page)).toHaveText('Paso 1 de 4');
  expect(await nextButton.boundingBox()).toEqual(before);
  await page.clock.fastForward(READING_MS);
  await press(page, 'PageDown');
  await expect(step(page)).toHaveText('Paso 2 de 4');
  await expect(page.getByText(/^Falta:/)).toHaveCount(0);
  await expect(page.getByText(/^Falta del paso anterior: Llega la orden/)).toBeVisible();
  await expect(client).toHaveURL(/limits$/);
  expect(questions).toEqual([]);
});
