import type { Page } from '@playwright/test';
import { expect, openTab, test } from '../support/browser/test';
import { greeting } from '../support/home';

const SUMMARY = 'account-summary';

const onSummary = (page: Page) => expect(greeting(page)).toBeVisible();
const signOut = (page: Page) =>
  page
    .getByRole('link', { name: 'Cerrar sesión' })
    .or(page.getByRole('button', { name: 'Cerrar sesión' }))
    .first()
    .click();

/** Stored data of the session and the customer. */
const remembered = (page: Page) =>
  page.evaluate(() => ({
    ...sessionStorage,
    userKey: localStorage.getItem('userKey'),
    csid: localStorage.getItem('csid'),
  }));

test.describe('sign-in', () => {
  test('redirects from a protected page and back, and a reload keeps its URL @smoke', async ({
    page,
    bank,
  }) => {
    expect(bank.id).toBeTruthy();
    // No customer has such a key: the test shows that the address is decoded as often as it is encoded.
    const address = /\/account-summary\/details\/chequing\/50%25\?de=aqui#ahi$/;
    await page.goto('account-summary/details/chequing/50%25?de=aqui#ahi');
    await expect(page).toHaveURL(
      /\/login\?continue=%2Faccount-summary%2Fdetails%2Fchequing%2F50%2525%3Fde%3Daqui%23ahi$/,
    );
    await page.getByRole('button', { name: /Ana Lucía Herrera/ }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Ana Lucía Herrera')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ana Lucía Herrera')).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test('works with user and password; a wrong password shows an error and keeps the user', async ({
    page,
    bank,
  }) => {
    expect(bank.id).toBeTruthy();
    await page.goto('signin');
    await page.getByLabel('Usuario').fill('luis');
    await page.getByLabel('Contraseña', { exact: true }).fill('no es');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('El usuario o la contraseña no coinciden.');
    await expect(page.getByLabel('Usuario')).toHaveValue('luis');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Contraseña', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await onSummary(page);
    await expect(page.getByText('Luis Barrera')).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('shows the logged-out page and leaves no customer data @smoke', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    expect(await remembered(page)).toMatchObject({ idledetector: 'true', checkFeature: 'true' });
    await signOut(page);
    await expect(page).toHaveURL(/\/logged-out$/);
    await expect(page.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await remembered(page)).toEqual({ userKey: null, csid: null });
    // Texts shown before the sign-in page; the sign-in page itself lists the customers.
    const shown: string[] = [];
    await page.exposeFunction('tell', (text: string) => shown.push(text));
    await page.addInitScript(() => {
      const tell: (text: string) => void = Reflect.get(window, 'tell');
      const look = () => location.pathname.endsWith('/login') || tell(document.body?.textContent ?? '');
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    expect(shown.join('\n')).toContain('Se está cargando la información...');
    expect(shown.join('\n')).not.toMatch(/Ana Lucía|Nómina/);
    await expect(greeting(page)).toHaveCount(0);
  });

  test('by opening /logged-out in a new tab ends the session in every tab', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    const other = await openTab(page, 'logged-out');
    await expect(other.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    await expect(page).toHaveURL(/\/logged-out$/);
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(/\/login/);
  });
});

test('another customer signing in ends the tabs of the first customer', async ({
  page,
  bank,
  signIn,
  baseURL,
}) => {
  expect(bank.id).toBeTruthy();
  await signIn('ana');
  await onSummary(page);
  const other = await page.context().newPage();
  await other.request.post(`${new URL(baseURL ?? '').origin}/login`, {
    form: { customer: 'luis' },
    maxRedirects: 0,
  });
  await other.goto(SUMMARY);
  await expect(other.getByText('Luis Barrera')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin\/session-exists$/);
  await expect(page.getByText('Ya tienes una sesión abierta en otra pestaña')).toBeVisible();
  await expect(page.getByText('Ana Lucía Herrera')).toBeHidden();
});
