// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FlowPage } from './FlowPage';
import {
  button,
  FakeSignature,
  fakeFlow,
  fakeFlowBank,
  fakeInputs,
  field,
  fillForm,
  open,
  openFakeFlow,
  rejection,
} from './fake-flow.fixture';

afterEach(cleanup);

describe('a signature', () => {
  const request = { status: 'REQUIRED_SIGN', key: 'S1' } as const;
  const signedFlow = (bank: ReturnType<typeof fakeFlowBank>, slug: string | null) => {
    const signature = { slug, title: 'Firma tu operación', Form: FakeSignature };
    const stepsAfter = 'Después guardas los datos.';
    const signedText = 'Ya firmaste. Guarda los datos.';
    const input = { ...signature, stepsAfter, signedText };
    return { ...fakeFlow(bank), signature: { input, confirm: signature } };
  };

  test('on its own page after confirm repeats the same request with the same nonce', async () => {
    const bank = fakeFlowBank();
    bank.execute.mockResolvedValueOnce(request);
    const { browser, user } = open(<FlowPage flow={signedFlow(bank, 'token-verification')} />, '/toy');
    await user.click(await fillForm(user));
    await screen.findByText('Firma S1');
    expect(browser.url()).toBe('/toy/token-verification');
    await user.click(await button('Firmar'));
    await screen.findByText('Operación hecha');
    const [first, second] = bank.execute.mock.calls;
    expect(second).toEqual(first);
  });

  test('in a dialog after confirm can be cancelled without changes', async () => {
    const bank = fakeFlowBank();
    bank.execute.mockResolvedValueOnce({ ...request, status: 'SIGNATURE_REQUIRED' });
    const { browser, user } = open(<FlowPage flow={signedFlow(bank, null)} />, '/toy');
    await user.click(await fillForm(user));
    await screen.findByText('Firma S1');
    expect(browser.url()).toBe('/toy/confirm');
    await user.click(await button('No firmar'));
    expect(screen.queryByText('Firma S1')).toBeNull();
    await user.click(await button('Mover $10.00 MXN'));
    await screen.findByText('Operación hecha');
  });

  test('before confirm is requested when the bank requires it at the input', async () => {
    const bank = fakeFlowBank();
    bank.submit.mockResolvedValueOnce({ fee: '0', ...request });
    const { browser, user } = open(<FlowPage flow={signedFlow(bank, 'token-verification')} />, '/toy');
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await screen.findByText('Firma S1');
    expect(browser.url()).toBe('/toy/token-verification');
    screen.getByText('Después guardas los datos.');
    await user.click(await button('Firmar'));
    await screen.findByText('Ya firmaste. Guarda los datos.');
    await user.click(await button('Mover $10.00 MXN'));
    await screen.findByText('Operación hecha');
    expect(bank.submit).toHaveBeenCalledOnce();
  });
});

test.each(['Firmar', 'No firmar'])('after a press of %s one Back leaves the page', async (buttonName) => {
  const bank = fakeFlowBank();
  bank.submit.mockResolvedValueOnce({ fee: '0', status: 'REQUIRED_SIGN', key: 'S1' });
  const texts = { title: 'Firma', stepsAfter: '', signedText: 'Ya firmaste.' };
  const signature = { slug: 'token', Form: FakeSignature, ...texts };
  const flow = { ...fakeFlow(bank), signature: { input: signature, confirm: null } };
  const { browser, user } = open(<FlowPage flow={flow} />, '/toy');
  await user.type(await field('Importe'), '10');
  await user.click(await button('Continuar'));
  await user.click(await button(buttonName));
  const isSigned = buttonName === 'Firmar';
  await vi.waitFor(() => expect(browser.url()).toBe(isSigned ? '/toy/confirm' : '/toy'));
  if (!isSigned) await field('Importe');
  browser.go(-1);
  await vi.waitFor(() => expect(browser.url()).toBe(isSigned ? '/toy' : '/before'));
});

test('the signature dialog shows the operation and the signed values', async () => {
  const bank = fakeFlowBank();
  bank.execute.mockResolvedValueOnce({ status: 'REQUIRED_SIGN', key: 'S1' });
  const baseFlow = fakeFlow(bank);
  const flow = {
    ...baseFlow,
    summary: (...args: Parameters<typeof baseFlow.summary>) => ({
      ...baseFlow.summary(...args),
      signed: [{ label: 'Cuenta destino', value: 'Mamá', detail: 'BBVA •••• 4821' }],
    }),
    signature: { input: null, confirm: { slug: null, title: 'Firma', Form: FakeSignature } },
  };
  const { user } = open(<FlowPage flow={flow} />, '/toy');
  await user.click(await fillForm(user));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Mover $10.00 MXN a otra cuenta');
  expect(dialog.textContent).toContain('Cuenta destinoMamá, BBVA •••• 4821');
});

test('a request without a signature is looked up when its response is lost', async () => {
  const bank = fakeFlowBank();
  bank.execute.mockRejectedValue(new TypeError('Failed to fetch'));
  const signature = { input: null, confirm: { slug: null, title: 'Firma', Form: FakeSignature } };
  const { user } = open(
    <FlowPage flow={{ ...fakeFlow(bank), signature, needsSignature: () => false }} />,
    '/toy',
  );
  await user.click(await fillForm(user));
  await screen.findByText('No la repitas.');
  expect(screen.queryByText('No pudimos pedir tu firma')).toBeNull();
});

describe('variants of a flow', () => {
  test('one signature before confirm and another after it have their own URLs', async () => {
    const bank = fakeFlowBank();
    bank.submit.mockResolvedValueOnce({ fee: '0', status: 'REQUIRED_SIGN', key: 'S1' });
    bank.execute.mockResolvedValueOnce({ status: 'REQUIRED_SIGN', key: 'S2', by: 'QR' });
    const texts = { stepsAfter: '', signedText: 'Ya firmaste.' };
    const signatureStep = (slug: string) => ({ slug, title: slug, Form: FakeSignature, ...texts });
    const flow = {
      ...fakeFlow(bank),
      signature: { input: signatureStep('token'), confirm: signatureStep('qr') },
    };
    const { browser, user } = open(<FlowPage flow={flow} />, '/toy');
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await screen.findByText('Firma S1');
    expect(browser.url()).toBe('/toy/token');
    expect(document.title).toContain('Paso 2 de 4 · token');
    expect(screen.getByRole('link', { name: 'Volver a los datos' }).getAttribute('href')).toBe('/toy');
    await user.click(await button('Firmar'));
    await button('Mover $10.00 MXN');
    expect(document.title).toContain('Paso 3 de 4');
    await user.click(await button('Mover $10.00 MXN'));
    await screen.findByText('Firma S2');
    expect(browser.url()).toBe('/toy/qr');
    expect(document.title).toContain('Paso 4 de 5 · qr');
    expect(screen.getByRole('link', { name: 'Revisa y confirma' }).getAttribute('href')).toBe('/toy/confirm');
    await user.click(await button('Firmar'));
    await screen.findByText('Operación hecha');
  });

  test('an input that does not apply is skipped and has no URL', async () => {
    const bank = fakeFlowBank();
    const { amount, concept } = fakeInputs(bank);
    const details = { ...concept, applies: ({ amount }: { amount: string }) => amount !== '10' };
    const flow = { ...fakeFlow(bank), inputs: [amount, details] };
    const { browser, user } = open(<FlowPage flow={flow} />, '/toy');
    await user.type(await field('Importe'), '10');
    await user.click(await button('Continuar'));
    await button('Mover $10.00 MXN');
    expect(document.title).toContain('Paso 2 de 3');
    browser.go('/toy/details');
    await vi.waitFor(() => expect(browser.url()).toBe('/toy/confirm'));
    await button('Mover $10.00 MXN');
  });

  test('several inputs have their own URLs, and the second input receives the first response', async () => {
    const bank = fakeFlowBank();
    const { amount, concept } = fakeInputs(bank);
    const flow = { ...fakeFlow(bank), inputs: [amount, concept] };
    const { browser, user } = open(<FlowPage flow={flow} />, '/toy/details');
    await user.type(await field('Importe'), '10');
    expect(browser.url()).toBe('/toy');
    await user.click(await button('Continuar'));
    await user.type(await field('Concepto'), 'renta');
    expect(browser.url()).toBe('/toy/details');
    expect(document.title).toContain('Paso 2 de 4 · Detalles');
    await user.click(await button('Continuar'));
    await button('Mover $10.00 MXN');
    expect(bank.submit).toHaveBeenLastCalledWith(
      { amount: '10', concept: 'renta' },
      { nonce: 'N1' },
      { fee: '5.80', key: 'q' },
    );
    await user.click(screen.getByRole('link', { name: 'Cambiar Importe' }));
    expect((await field('Importe')).value).toBe('10');
  });

  describe('unsent input on a later page is kept', () => {
    async function typeDetails() {
      const bank = fakeFlowBank();
      const { amount, concept } = fakeInputs(bank);
      const flow = { ...fakeFlow(bank), inputs: [amount, concept] };
      const { browser, user } = open(<FlowPage flow={flow} />, '/toy');
      await user.type(await field('Importe'), '10');
      await user.click(await button('Continuar'));
      await user.type(await field('Concepto'), 'renta');
      const back = async () => {
        browser.go(-1);
        await field('Importe');
      };
      return { bank, browser, user, back };
    }

    test('on Back and Continuar', async () => {
      const { user, back, bank } = await typeDetails();
      await back();
      await user.click(await button('Continuar'));
      expect((await field('Concepto')).value).toBe('renta');
      await user.click(await button('Continuar'));
      await button('Mover $10.00 MXN');
      expect(bank.submit.mock.lastCall?.[0]).toEqual({ amount: '10', concept: 'renta' });
    });

    test('on Back and Forward, which do not submit an unsent change of the first page', async () => {
      const { browser, user, back, bank } = await typeDetails();
      await back();
      await user.type(await field('Importe'), '0');
      browser.go(1);
      expect((await field('Concepto')).value).toBe('renta');
      await user.click(await button('Continuar'));
      await button('Mover $10.00 MXN');
      expect(bank.submit.mock.lastCall?.[0]).toEqual({ amount: '10', concept: 'renta' });
      await user.click(screen.getByRole('link', { name: 'Cambiar Importe' }));
      expect((await field('Importe')).value).toBe('100');
    });

    test('on Back out of the flow', async () => {
      const { browser, user, back } = await typeDetails();
      await back();
      browser.go(-1);
      await vi.waitFor(() => expect(browser.url()).toBe('/before'));
      browser.go(1);
      await user.click(await button('Continuar'));
      expect((await field('Concepto')).value).toBe('renta');
    });

    test('until a rejection restores the submitted values', async () => {
      const { browser, user, bank } = await typeDetails();
      await user.click(await button('Continuar'));
      await button('Mover $10.00 MXN');
      browser.go(-2);
      await user.type(await field('Importe'), '0');
      browser.go(2);
      bank.execute.mockRejectedValueOnce(rejection('0000', 400, 'amount.amount'));
      await user.click(await button('Mover $10.00 MXN'));
      await screen.findAllByText('Motivo 0000');
      expect((await field('Importe')).value).toBe('10');
    });
  });

  test('a rejection on execution opens the input with the field', async () => {
    const bank = fakeFlowBank();
    const { amount, concept } = fakeInputs(bank);
    bank.execute.mockRejectedValueOnce(rejection('0000', 400, 'message'));
    const { browser, user } = open(
      <FlowPage flow={{ ...fakeFlow(bank), inputs: [amount, concept] }} />,
      '/toy?amount=10',
    );
    await user.click(await button('Continuar'));
    await field('Concepto');
    await user.click(await button('Continuar'));
    const confirmButton = await button('Mover $10.00 MXN');
    expect(screen.getByRole('link', { name: 'Paso anterior' }).getAttribute('href')).toBe('/toy/details');
    await user.click(confirmButton);
    await screen.findAllByText('Motivo 0000');
    expect(browser.url()).toBe('/toy/details');
  });

  test('an edit starts with the existing values', async () => {
    const bank = fakeFlowBank();
    const editFlow = { ...fakeFlow(bank, '/toy/edit/7'), defaults: () => ({ amount: '77', concept: 'luz' }) };
    const { user } = open(<FlowPage flow={editFlow} />, '/toy/edit/7');
    expect((await field('Concepto')).value).toBe('luz');
    await user.click(await button('Continuar'));
    await button('Mover $10.00 MXN');
  });

  test('a gate replaces the flow and prevents its setup', async () => {
    const bank = fakeFlowBank();
    const isOpen = (hour: number) => hour >= 7 && hour < 18;
    open(isOpen(18) ? <FlowPage flow={fakeFlow(bank)} /> : <p>Estás fuera de horario</p>, '/toy');
    await screen.findByText('Estás fuera de horario');
    expect(bank.setup).not.toHaveBeenCalled();
  });

  test('a failed setup can be retried', async () => {
    const bank = fakeFlowBank();
    bank.setup.mockRejectedValueOnce(rejection('CZ_INTERNAL', 500));
    const { user } = openFakeFlow('/toy', bank);
    await user.click(await button('Reintentar'));
    await field('Importe');
  });
});
