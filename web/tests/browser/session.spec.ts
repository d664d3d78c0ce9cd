import type { Page } from '@playwright/test';
import { expect, openTab, test } from '../support/browser/test';
import { greeting } from '../support/home';

const SUMMARY = 'account-summary';

const expectHome = (page: Page) => expect(greeting(page)).toBeVisible();
const signOut = (page: Page) =>
  page
    .getByRole('link', { name: 'Cerrar sesión' })
    .or(page.getByRole('button', { name: 'Cerrar sesión' }))
    .first()
    .click();

/** Reads the stored data of the session and the customer. */
const readStorage = (page: Page) =>
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
    // The percent sign of this unknown key shows that the URL is decoded as often as it is encoded.
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
    await expectHome(page);
    await expect(page.getByText('Luis Barrera')).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('shows the logged-out page and leaves no customer data @smoke', async ({ page, signIn }) => {
    await signIn('ana');
    await expectHome(page);
    expect(await readStorage(page)).toMatchObject({ idledetector: 'true', checkFeature: 'true' });
    await signOut(page);
    await expect(page).toHaveURL(/\/logged-out$/);
    await expect(page.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await readStorage(page)).toEqual({ userKey: null, csid: null });
    // Texts shown before the sign-in page; the sign-in page itself lists the customers.
    const texts: string[] = [];
    await page.exposeFunction('tell', (text: string) => texts.push(text));
    await page.addInitScript(() => {
      const tell: (text: string) => void = Reflect.get(window, 'tell');
      const record = () => location.pathname.endsWith('/login') || tell(document.body?.textContent ?? '');
      new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    expect(texts.join('\n')).toContain('Se está cargando la información...');
    expect(texts.join('\n')).not.toMatch(/Ana Lucía|Nómina/);
    await expect(greeting(page)).toHaveCount(0);
  });

  test('by opening /logged-out in a new tab ends the session in every tab', async ({ page, signIn }) => {
    await signIn('ana');
    await expectHome(page);
    const otherTab = await openTab(page, 'logged-out');
    await expect(otherTab.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
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
  await expectHome(page);
  const otherTab = await page.context().newPage();
  await otherTab.request.post(`${new URL(baseURL ?? '').origin}/login`, {
    form: { customer: 'luis' },
    maxRedirects: 0,
  });
  await otherTab.goto(SUMMARY);
  await expect(otherTab.getByText('Luis Barrera')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin\/session-exists$/);
  await expect(page.getByText('Ya tienes una sesión abierta en otra pestaña')).toBeVisible();
  await expect(page.getByText('Ana Lucía Herrera')).toBeHidden();
});
