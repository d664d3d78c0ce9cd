// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FlowPage } from './FlowPage';
import { fakeFlow, fakeFlowBank, field, fillForm, open, openFakeFlow } from './fake-flow.fixture';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
});

describe('from the form to the receipt', () => {
  test('each step has its URL, title and focused heading', async () => {
    const { browser, user, bank, invalidated } = openFakeFlow();
    await field('Importe');
    expect(document.title).toBe('Paso 1 de 3 · Operación de prueba · Cenzontle');
    const confirm = await fillForm(user);
    expect(browser.url()).toBe('/toy/confirm');
    expect(document.title).toBe('Paso 2 de 3 · Revisa y confirma · Cenzontle');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(confirm);
    await screen.findByText('Operación hecha');
    expect(browser.url()).toBe('/toy/receipt?key=F1');
    expect(bank.execute).toHaveBeenCalledExactlyOnceWith(
      { amount: '10', concept: 'renta' },
      { nonce: 'N1' },
      { fee: '5.80', key: 'q' },
    );
    expect(invalidated).toHaveBeenCalledWith({ queryKey: ['summary'] });
  });

  test.each([
    ['vibrates once', false, [[20]]],
    ['does not vibrate if the customer reduces motion', true, []],
  ])('a completed operation %s', async (_, isReduced, pulses) => {
    const vibrate = vi.fn();
    const media = matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches: isReduced } : media(query),
    );
    Object.assign(navigator, { vibrate });
    const { user } = openFakeFlow();
    const confirm = await fillForm(user);
    expect(vibrate).not.toHaveBeenCalled();
    await user.click(confirm);
    await screen.findByText('Operación hecha');
    expect(vibrate.mock.calls).toEqual(pulses);
  });

  test('two clicks before the button is disabled send one request', async () => {
    const { user, bank } = openFakeFlow();
    const confirm = await fillForm(user);
    act(() => {
      fireEvent.click(confirm);
      fireEvent.click(confirm);
    });
    await screen.findByText('Operación hecha');
    expect(bank.execute).toHaveBeenCalledOnce();
  });

  test('Back from the receipt shows an empty form and sends nothing', async () => {
    const { browser, user, bank } = openFakeFlow();
    await user.click(await fillForm(user));
    await screen.findByText('Operación hecha');
    act(() => browser.go(-1));
    expect((await field('Importe')).value).toBe('');
    expect(bank.setup).toHaveBeenCalledTimes(2);
    expect(bank.execute).toHaveBeenCalledOnce();
    act(() => browser.go(-1));
    expect(browser.url()).toBe('/before');
  });

  test('a receipt is loaded again after a reload', async () => {
    const { bank } = openFakeFlow('/toy/receipt?key=F7');
    await screen.findByText('F7');
    expect(bank.load).toHaveBeenCalledWith('F7');
    expect(bank.setup).not.toHaveBeenCalled();
  });

  test('a receipt that cannot be loaded is kept until the page closes', async () => {
    const bank = fakeFlowBank();
    bank.load.mockResolvedValue(null);
    const { user } = openFakeFlow('/toy', bank);
    await user.click(await fillForm(user));
    await screen.findByText('F1');
    await waitFor(() => expect(bank.load).toHaveResolvedWith(null));
    await screen.findByText('F1');
    cleanup();
    const reloaded = openFakeFlow('/toy/receipt?key=F1', bank);
    await field('Importe');
    expect(reloaded.browser.url()).toBe('/toy');
  });
});

describe('the URL', () => {
  test.each(['/toy/confirm', '/toy/receipt'])(
    '%s without an operation redirects to the form',
    async (url) => {
      const { browser } = openFakeFlow(url);
      await field('Importe');
      expect(browser.url()).toBe('/toy');
    },
  );

  test.each(['/toy/nowhere', '/toy/token-verification', '/toy/confirm/x'])('%s is not found', async (url) => {
    const { bank } = openFakeFlow(url);
    await screen.findByText('Página no encontrada.');
    expect(bank.setup).not.toHaveBeenCalled();
  });

  test('a deep link fills the form', async () => {
    openFakeFlow('/toy?amount=12');
    expect((await field('Importe')).value).toBe('12');
  });

  test('Back from confirm keeps the form', async () => {
    const { browser, user } = openFakeFlow();
    await fillForm(user);
    act(() => browser.go(-1));
    expect((await field('Concepto')).value).toBe('renta');
  });

  test('a link to edit a row focuses its field', async () => {
    const { user } = openFakeFlow();
    await fillForm(user);
    await user.click(screen.getByRole('link', { name: 'Cambiar Concepto' }));
    expect(document.activeElement).toBe(await field('Concepto'));
  });

  test('a draft is not shared between flows', async () => {
    const bank = fakeFlowBank();
    const flows = ['/toy', '/other'].map((base) => fakeFlow(bank, base));
    const routes = flows.map((flow) => (
      <Route key={flow.base} path={`${flow.base}/:step?`} element={<FlowPage flow={flow} />} />
    ));
    const { browser, user } = open(<Routes>{routes}</Routes>, '/toy');
    await user.type(await field('Importe'), '10');
    act(() => browser.go('/other'));
    expect((await field('Importe')).value).toBe('');
  });
});
