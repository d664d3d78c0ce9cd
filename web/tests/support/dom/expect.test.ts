import { expect, test } from './journey';

/* A matcher with a wrong wait would pass on any page. */
const PAGE = `
  <h1>Mis cuentas</h1>
  <p style="display: none">Oculto</p>
  <label>Importe <input value="1,250.00" aria-describedby="hint" /></label>
  <small id="hint">Hasta $48,315.62</small>
  <label><input type="checkbox" /> Acepto</label>
  <button disabled>Enviar</button>
  <a href="/hubs">Uno</a><a href="/hubs">Dos</a>
`;
const SOON = { timeout: 30 };

test('each assertion passes if it is true and fails if it is false', async ({ page }) => {
  document.body.innerHTML = PAGE;
  document.title = 'Mis cuentas · Cenzontle';
  const heading = page.getByRole('heading');
  const hiddenText = page.getByText('Oculto');
  const amount = page.getByLabel('Importe');
  const checkbox = page.getByRole('checkbox');
  const button = page.getByRole('button');
  const links = page.getByRole('link');

  const pairs: readonly (readonly [holds: () => Promise<void>, fails: () => Promise<void>])[] = [
    [() => expect(heading).toBeVisible(SOON), () => expect(hiddenText).toBeVisible(SOON)],
    [() => expect(hiddenText).toBeHidden(SOON), () => expect(heading).toBeHidden(SOON)],
    [() => expect(hiddenText).not.toBeVisible(SOON), () => expect(heading).not.toBeVisible(SOON)],
    [() => expect(hiddenText).toBeAttached(SOON), () => expect(page.getByRole('dialog')).toBeAttached(SOON)],
    [() => expect(links).toHaveCount(2, SOON), () => expect(links).toHaveCount(1, SOON)],
    [() => expect(heading).toHaveText('Mis cuentas', SOON), () => expect(heading).toHaveText('Mis', SOON)],
    [() => expect(heading).toContainText('Mis', SOON), () => expect(heading).toContainText('mis', SOON)],
    [() => expect(links).toHaveText(['Uno', 'Dos'], SOON), () => expect(links).toHaveText(['Uno'], SOON)],
    [() => expect(amount).toHaveValue('1,250.00', SOON), () => expect(amount).toHaveValue('1,250', SOON)],
    [
      () => expect(amount).toHaveAccessibleName('Importe', SOON),
      () => expect(amount).toHaveAccessibleName('', SOON),
    ],
    [
      () => expect(amount).toHaveAccessibleDescription(/48,315/, SOON),
      () => expect(amount).toHaveAccessibleDescription('', SOON),
    ],
    [() => expect(checkbox).not.toBeChecked(SOON), () => expect(checkbox).toBeChecked(SOON)],
    [() => expect(button).toBeDisabled(SOON), () => expect(button).toBeEnabled(SOON)],
    [() => expect(checkbox).toBeEnabled(SOON), () => expect(checkbox).toBeDisabled(SOON)],
    [() => expect(amount).not.toBeFocused(SOON), () => expect(amount).toBeFocused(SOON)],
    [() => expect(heading).not.toBeEmpty(SOON), () => expect(heading).toBeEmpty(SOON)],
    [
      () => expect(links.first()).toHaveAttribute('href', '/hubs', SOON),
      () => expect(links.first()).toHaveAttribute('href', '/hub', SOON),
    ],
    [
      () => expect(page).toHaveTitle(/^Mis cuentas/, SOON),
      () => expect(page).toHaveTitle('Mis cuentas', SOON),
    ],
    [() => expect(page).not.toHaveURL(/nada/, SOON), () => expect(page).toHaveURL(/nada/, SOON)],
    // Two elements match, so an assertion that expects one element fails.
    [() => expect(links.first()).toBeVisible(SOON), () => expect(links).toBeVisible(SOON)],
  ];
  for (const [holds, fails] of pairs) {
    await holds();
    await expect(fails(), String(fails)).rejects.toThrow();
  }
});
