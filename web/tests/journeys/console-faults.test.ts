import { consolePath, transfer } from '../support/console';
import { expect, test } from '../support/dom/journey';

const FAULTS = consolePath('faults');

test.for([
  ['Respuesta perdida', { kind: 'drop-after-commit' }],
  ['Lento 5 s', { delay: { ms: 5_000 } }],
  ['502 HTML', { kind: 'html' }],
  ['Sin respuesta', { kind: 'hang' }],
  ['Fuera de horario 2185', { code: '2185' }],
  ['Sesión terminada 401', { status: 401 }],
] as const)('%s adds a rule that hits the chosen operation once', async ([name, then], { page, bank }) => {
  await page.goto(FAULTS);
  await page.getByLabel('A qué llamada').selectOption('transfers.execute');
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('transfers.execute · 1 vez', { exact: true })).toBeVisible();
  const [fault] = await bank.faults();
  expect(fault?.rule).toEqual({ match: { operation: 'transfers.execute' }, times: 1, then });
});

test('by default a preset hits the next execution, not the earlier calls of a form', async ({
  page,
  bank,
}) => {
  await page.goto(FAULTS);
  await page.getByRole('button', { name: 'Fuera de horario 2185', exact: true }).click();
  await expect(page.getByText('/execute · 1 vez', { exact: true })).toBeVisible();
  await expect(transfer(bank)).rejects.toThrow('2185');
  const calls = await bank.requests();
  expect(calls.filter(({ fault }) => fault !== undefined).map(({ operation }) => operation)).toEqual([
    'transfers.execute',
  ]);
});

test('a rule shows its nearest miss and its hits when they happen, and can be removed', async ({
  page,
  bank,
}) => {
  await page.goto(FAULTS);
  await page.getByLabel('Operación').selectOption('session.user');
  await page.getByLabel('Cliente').selectOption('luis');
  await page.getByLabel('Código de error').selectOption('2185');
  await page.getByRole('button', { name: 'Agregar regla', exact: true }).click();
  const rules = page.getByRole('region', { name: 'Reglas de este banco' });
  await expect(rules).toContainText('Rechazo 2185');
  await expect(rules).toContainText('0 aciertos');
  await expect(rules).not.toContainText('Agotada');
  const ana = await bank.customer('ana');
  await ana.api.session.user();
  await expect(rules).toContainText('Casi: cambió el cliente. Se esperaba luis y fue ana.');
  const luis = await bank.customer('luis');
  expect((await luis.api.session.user()).status).toBe(422);
  await expect(rules).toContainText('1 acierto');
  await expect(rules).toContainText('Agotada');
  await expect(rules).not.toContainText('Casi');
  await rules.getByRole('button', { name: /^Quitar (?!todas)/ }).click();
  await expect(rules).toContainText('No hay reglas');
  expect(await bank.faults()).toEqual([]);
});

test('all rules can be removed, and a rule that can never hit is rejected with its reason', async ({
  page,
  bank,
}) => {
  await page.goto(FAULTS);
  await page.getByRole('button', { name: 'Sin respuesta', exact: true }).click();
  await page.getByRole('button', { name: 'Quitar todas', exact: true }).click();
  await expect(page.getByText('No hay reglas: todo responde como siempre.')).toBeVisible();
  await page.getByLabel('Final de la ruta').fill('/nowhere');
  await page.getByRole('button', { name: 'Agregar regla', exact: true }).click();
  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('No se hizo: Agregar regla');
  await expect(outcome).toContainText('then');
  await page.getByLabel('Código de error').selectOption('2185');
  await page.getByRole('button', { name: 'Agregar regla', exact: true }).click();
  await expect(outcome).toContainText('La llamada respondió 400 en el campo match.path:');
  await expect(page.getByLabel('Final de la ruta')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Código de error')).toHaveAttribute('aria-invalid', 'false');
  expect(await bank.faults()).toEqual([]);
});
