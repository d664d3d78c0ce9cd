// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FlowPage } from './FlowPage';
import {
  button,
  fakeFlow,
  fakeFlowBank,
  field,
  fillForm,
  open,
  openFakeFlow,
  rejection,
} from './fake-flow.fixture';
import { ExecutedOrder } from './submission/executed-order';

afterEach(cleanup);

describe('on failure', () => {
  test('an incomplete form focuses the error summary, which links to the field', async () => {
    const { user, bank } = openFakeFlow();
    await user.click(await button('Continuar'));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Error: Paso 1 de 3/);
    const amount = await field('Importe');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.click(within(summary).getByRole('link', { name: 'Escribe un importe' }));
    expect(document.activeElement).toBe(amount);
    await user.type(amount, '1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bank.submit).not.toHaveBeenCalled();
  });

  test('a rejection of a field is shown at the field', async () => {
    const { user, bank } = openFakeFlow();
    bank.submit.mockRejectedValueOnce(rejection('0000', 400, 'message'));
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await screen.findAllByText('Motivo 0000');
    expect((await field('Concepto')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('Importe')).value).toBe('10');
  });

  test('a rejection without a field is shown at the field of its code', async () => {
    const { user, bank } = openFakeFlow();
    bank.submit.mockRejectedValueOnce(rejection('CZ_INSUFFICIENT_FUNDS', 422));
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await screen.findAllByText(/^Saldo insuficiente\. El importe es mayor/);
    expect((await field('Importe')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an execution that is rejected for a field returns to that field and keeps the form', async () => {
    const { browser, user, bank } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(rejection('CZ_INSUFFICIENT_FUNDS', 422, 'amount.amount'));
    await user.click(await fillForm(user));
    await screen.findAllByText('Motivo CZ_INSUFFICIENT_FUNDS');
    expect(browser.url()).toBe('/toy');
    expect((await field('Concepto')).value).toBe('renta');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.click(await button('Continuar'));
    await button('Mover $10.00 MXN');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a rejection that concerns no field shows its catalog text and that no money moved', async () => {
    const { user, bank } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(rejection('2082', 422));
    await user.click(await fillForm(user));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('excede el límite configurado por día');
    expect(dialog.textContent).toContain('No se movió nada.');
    expect(dialog.textContent).toContain('trace-1');
    await user.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a retry after a server error sends the same nonce', async () => {
    const { user, bank } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(rejection('CZ_INTERNAL', 500));
    await user.click(await fillForm(user));
    await user.click(await button('Reintentar'));
    await screen.findByText('Operación hecha');
    const [first, second] = bank.execute.mock.calls;
    expect(second).toEqual(first);
  });
});

test('a validation that timed out does not state that the operation is in process, and can be retried', async () => {
  const { user, bank } = openFakeFlow();
  bank.submit.mockRejectedValueOnce(rejection('CZ_TIMEOUT', 504));
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  const dialog = await screen.findByRole('alertdialog', { name: 'No pudimos revisar tu operación' });
  expect(dialog.textContent).not.toMatch(/en proceso|repitas/);
  await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  await button('Mover $10.00 MXN');
});

test('an operation that the bank executes on validation shows its receipt and is not sent again', async () => {
  const { browser, user, bank, invalidated } = openFakeFlow();
  bank.submit.mockResolvedValueOnce(new ExecutedOrder({ folio: 'F9' }));
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await screen.findByText('F9');
  expect(browser.url()).toBe('/toy/receipt?key=F9');
  expect(bank.execute).not.toHaveBeenCalled();
  expect(invalidated).toHaveBeenCalledWith({ queryKey: ['summary'] });
});

test.each(['validation', 'execution'])('a rejection of the %s can offer an amended form', async (stage) => {
  const bank = fakeFlowBank();
  const flow = {
    ...fakeFlow(bank),
    amend: (_: unknown, draft: { amount: string; concept: string }) => ({
      explanation: 'El horario es otro.',
      label: 'Programar',
      draft: { ...draft, concept: 'mañana' },
      field: 'concept' as const,
    }),
  };
  (stage === 'validation' ? bank.submit : bank.execute).mockRejectedValueOnce(rejection('2185', 422));
  const { user } = open(<FlowPage flow={flow} />, '/toy');
  await user.type(await field('Importe'), '10');
  await user.type(await field('Concepto'), 'hoy');
  await user.click(await button('Continuar'));
  if (stage === 'execution') await user.click(await button('Mover $10.00 MXN'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('El horario es otro.');
  await user.click(within(dialog).getByRole('button', { name: 'Programar' }));
  expect((await field('Concepto')).value).toBe('mañana');
  expect((await field('Importe')).value).toBe('10');
  expect(document.activeElement).toBe(await field('Concepto'));
  // The amended draft replaces the draft of the first attempt.
  await user.click(await button('Continuar'));
  await user.click(await screen.findByRole('link', { name: 'Cambiar Concepto' }));
  expect((await field('Concepto')).value).toBe('mañana');
});

test('the dialog does not state that nothing moved if the operation may have executed', async () => {
  const { user, bank } = openFakeFlow();
  bank.execute.mockRejectedValueOnce(rejection('CZ_NONCE_REUSED', 409));
  await user.click(await fillForm(user));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Consulta tu historial');
  expect(dialog.textContent).not.toContain('No se movió nada.');
});

describe('an operation whose response is lost', () => {
  test.each([
    ['504', rejection('CZ_TIMEOUT', 504)],
    ['a dropped connection', rejection('CLIENT_NETWORK', 0)],
    ['HTML', rejection('CLIENT_NOT_JSON', 502)],
    ['broken JSON', rejection('CLIENT_MALFORMED', 200)],
  ])('(%s) is looked up once and shows the receipt', async (_, error) => {
    const { user, bank } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(error);
    bank.lookUp.mockResolvedValueOnce({ folio: 'F9' });
    await user.click(await fillForm(user));
    await screen.findByText('F9');
    expect(bank.execute).toHaveBeenCalledOnce();
    expect(bank.lookUp).toHaveBeenCalledOnce();
  });

  test('shows a busy button while it is looked up', async () => {
    const { user, bank } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(rejection('CLIENT_NETWORK', 0));
    bank.lookUp.mockReturnValueOnce(new Promise(() => {}));
    await user.click(await fillForm(user));
    await screen.findByRole('button', { name: 'Buscando tu comprobante...' });
  });

  test('with an unknown outcome cannot be sent again', async () => {
    const { browser, user, bank, invalidated } = openFakeFlow();
    bank.execute.mockRejectedValueOnce(rejection('CZ_TIMEOUT', 504));
    bank.lookUp.mockRejectedValueOnce(rejection('CZ_NOT_FOUND', 404));
    await user.click(await fillForm(user));
    await screen.findByText('Tu operación está en proceso, consulta tu historial');
    await screen.findByText('No la repitas.');
    expect(screen.queryByRole('button')).toBeNull();
    for (const text of ['$10', 'a otra cuenta', /^\d+ \w+ \d{4}, \d\d:\d\d horas$/])
      await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe(
      '/account-summary',
    );
    expect(invalidated).toHaveBeenCalled();
    act(() => browser.go(-1));
    await screen.findByText('No la repitas.');
    expect(screen.getByRole('link', { name: 'Ir a mi historial' }).getAttribute('href')).toBe('/history');
    expect(bank.execute).toHaveBeenCalledOnce();
  });

  test('can be retried with the same body if the flow is repeatable, and the lookup then finds it', async () => {
    const bank = fakeFlowBank();
    const lostResponse = rejection('CLIENT_NETWORK', 0);
    bank.execute.mockRejectedValue(lostResponse);
    const { user } = open(<FlowPage flow={{ ...fakeFlow(bank), repeatable: true }} />, '/toy');
    await user.click(await fillForm(user));
    await screen.findByRole('heading', { name: 'No recibimos la respuesta del banco' });
    expect(screen.queryByText('No la repitas.')).toBeNull();
    bank.lookUp.mockResolvedValueOnce({ folio: 'F9' });
    await user.click(await button('Intentar de nuevo'));
    await screen.findByText('F9');
    const [first, second] = bank.execute.mock.calls;
    expect(second).toEqual(first);
  });
});
