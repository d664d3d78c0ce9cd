import type { Page } from '@playwright/test';
import { expect, LATE_MS, openTab, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { openPage, publicPages } from '../support/pages';

const SUMMARY = 'account-summary';
const PROTECTED = ['account-summary', 'hubs/transfers', 'transfers/my-own-accounts', 'settings/web/limits'];

const onSummary = (page: Page) => expect(heading(page, 'Mis cuentas')).toBeVisible();
const signOut = (page: Page) =>
  page
    .getByRole('link', { name: 'Cerrar sesión' })
    .or(page.getByRole('button', { name: 'Cerrar sesión' }))
    .first()
    .click();

/** What the tab and the browser remember of a customer. */
const remembered = (page: Page) =>
  page.evaluate(() => ({
    ...sessionStorage,
    userKey: localStorage.getItem('userKey'),
    csid: localStorage.getItem('csid'),
  }));

test.describe('signing in', () => {
  test('a page that needs a session leads to sign-in and back @smoke', async ({ context, bank }) => {
    expect(bank.id).toBeTruthy();
    for (const path of PROTECTED) {
      await test.step(path, async () => {
        const tab = await context.newPage();
        await tab.goto(`${path}?de=aqui#ahi`);
        await expect(tab).toHaveURL(
          new RegExp(`/login\\?continue=%2F${path.replaceAll('/', '%2F')}%3Fde%3Daqui%23ahi$`),
        );
        await tab.getByRole('button', { name: /Ana Lucía Herrera/ }).click();
        await expect(tab).toHaveURL(new RegExp(`/${path}\\?de=aqui#ahi$`));
        await expect(tab.getByText('Ana Lucía Herrera')).toBeVisible();
        await tab.close();
        await context.clearCookies();
      });
    }
  });

  test('with user and password; a wrong one says so and keeps the user', async ({ page, bank }) => {
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

  test('after five wrong passwords one has to wait', async ({ page, bank }) => {
    expect(bank.id).toBeTruthy();
    await page.goto('signin');
    for (let tries = 0; tries < 6; tries += 1) {
      await page.getByLabel('Usuario').fill('luis');
      await page.getByLabel('Contraseña', { exact: true }).fill('no es');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toContainText('Hiciste demasiados intentos.');
  });

  // All that an address may try is a table in fake-bank/server/login/continue.test.ts; here, that both sides ask it.
  for (const evil of ['//evil.example', '/signout', '/logged-out']) {
    test(`continue=${evil} ends at the summary`, async ({ page, bank }) => {
      expect(bank.id).toBeTruthy();
      await page.goto(`signin?continue=${encodeURIComponent(evil)}`);
      await page.getByRole('button', { name: /Ana Lucía Herrera/ }).click();
      await onSummary(page);
      await expect(page).toHaveURL(/\/account-summary$/);
    });
  }

  // No customer has such a key: that the way there and a reload lead to it is what counts.
  for (const key of ['ana.nomina', 'ana:nomina', '50%25']) {
    test(`the key ${key} of an account survives sign-in and a reload`, async ({ page, bank }) => {
      expect(bank.id).toBeTruthy();
      const path = `account-summary/details/chequing/${key}`;
      await page.goto(path);
      await page.getByRole('button', { name: /Ana Lucía Herrera/ }).click();
      const address = new RegExp(`/${path.replace('.', '\\.')}$`);
      await expect(page).toHaveURL(address);
      await expect(page.getByText('Ana Lucía Herrera')).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(address);
      await expect(page.getByText('Ana Lucía Herrera')).toBeVisible();
    });
  }

  test('the cookie is out of reach of scripts, and no address shows a secret', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn('ana');
    await onSummary(page);
    const cookie = (await context.cookies()).find(({ name }) => name.startsWith('cenzontle-session'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const { token, antiForgery } = await page.evaluate(() => ({
      token: Object.values(sessionStorage).join(' '),
      antiForgery: location.href,
    }));
    for (const secret of token.split(/[\s":,{}]+/).filter((part) => part.length > 30)) {
      expect(antiForgery).not.toContain(secret);
    }
  });

  test('a slow bank shows the loader first', async ({ page, bank, signIn }) => {
    await bank.fault({ match: { path: '/api/user' }, times: 1, then: { delayMs: LATE_MS } });
    await signIn('ana');
    await expect(page.getByText('Se está cargando la información...')).toBeVisible();
    await onSummary(page);
  });
});

test.describe('signing out', () => {
  test('leads to the logged-out page, and nothing of the customer is left @smoke', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    await onSummary(page);
    expect(await remembered(page)).toMatchObject({ idledetector: 'true', checkFeature: 'true' });
    await signOut(page);
    await expect(page).toHaveURL(/\/logged-out$/);
    await expect(page.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await remembered(page)).toEqual({ userKey: null, csid: null });
    // What the client shows on the way to the sign-in page, which names whoever can sign in and may be there at once.
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
    await expect(heading(page, 'Mis cuentas')).toHaveCount(0);
  });

  test('ends every tab', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    const other = await openTab(page, SUMMARY);
    await onSummary(other);
    await signOut(page);
    await expect(other.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    expect(await remembered(other)).toEqual({ userKey: null, csid: null });
  });

  test('by address: a spinner without any chrome, then signed out', async ({ page, bank, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await bank.fault({ match: { path: '/api/logout' }, times: 1, then: { delayMs: LATE_MS } });
    await page.goto('signout');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page).toHaveURL(/\/logged-out$/);
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(/\/login/);
  });

  test('/logged-out in a new tab ends the session of the others', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await openTab(page, 'logged-out');
    await expect(page).toHaveURL(/\/logged-out$/);
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(/\/login/);
  });

  test('/logged-out signs out on arrival', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    await page.goto('logged-out');
    await expect(page.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('a session that ends elsewhere', () => {
  test('a call that answers 401 leads to the logged-out page', async ({ page, bank, signIn }) => {
    // The home asks for what is scheduled too: from a page that does not, the link is what asks.
    await signIn('ana', 'preauthorized-payments');
    await bank.fault({
      match: { path: '/api/transfers/v1/transfers' },
      then: { code: 'CZ_UNAUTHENTICATED' },
    });
    await page.getByRole('button', { name: 'Registros' }).click();
    await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
    await expect(page).toHaveURL(/\/logged-out$/);
  });

  test('another customer who signs in ends the first one’s tabs', async ({ page, bank, signIn, baseURL }) => {
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

  test('a second tab has a pair of its own and works beside the first', async ({ page, signIn }) => {
    await signIn('ana');
    await onSummary(page);
    const other = await openTab(page, SUMMARY);
    await onSummary(other);
    await page.reload();
    await onSummary(page);
    await other.reload();
    await onSummary(other);
  });
});

test.describe('idle', () => {
  test('a warning after four minutes, its countdown, and one action to stay', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    // Time goes on meanwhile: half a minute is left for it.
    await page.clock.fastForward('03:30');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.clock.fastForward('00:32');
    const warning = page.getByRole('alertdialog');
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(/([3-5]\d|6[01]) segundos/);
    await warning.getByRole('button', { name: /Continuar|Seguir/ }).click();
    await expect(warning).toBeHidden();
    await page.clock.fastForward('03:00');
    await expect(warning).toBeHidden();
  });

  test('at five minutes the customer is signed out and told why', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana');
    await onSummary(page);
    await page.clock.fastForward('05:02');
    await expect(page).toHaveURL(/\/session-timeout$/);
    await expect(page.getByText('Tu sesión finalizó por inactividad')).toBeVisible();
    await page.goto(SUMMARY);
    await expect(page).toHaveURL(/\/login/);
  });
});

test('the pages without a session say what happened and have the legal links', async ({ page, bank }) => {
  expect(bank.id).toBeTruthy();
  const nowhere = ['no-existe', 'no.existe', 'a%zz'].map((path) => [path, 'Página no encontrada.'] as const);
  for (const known of [...publicPages, ...nowhere]) {
    await test.step(known[0], async () => {
      await openPage(page, known);
      for (const link of ['Privacidad', 'Seguridad', 'Términos']) {
        await expect(page.getByRole('contentinfo').getByRole('link', { name: link })).toBeVisible();
      }
    });
  }
});
