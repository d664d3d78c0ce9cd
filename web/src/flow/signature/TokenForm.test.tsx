// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  field,
  getButton,
  renderTokenForm,
  respondRejected,
  respondSigned,
  respondStarted,
  respondWrong,
  SIGN,
  SIGNATURES,
  stubBank,
} from './token-form.test-support';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRONG =
  'La clave no es correcta. Genera una nueva clave e intenta de nuevo. Tu operación no se ha enviado.';

test('starts a signature for the pending request, and submits it with the last digit', async () => {
  const { calls } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user, onSigned } = renderTokenForm();
  await user.type(await field(), '318-204');
  await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    {
      url: SIGNATURES,
      body: {
        operation_url: '/api/x/T1/execute',
        operation_type: 'POST',
        operation_context: { key: 'T1' },
      },
    },
    { url: SIGN, body: { signature: '318204' } },
  ]);
});

describe('an invalid value', () => {
  test.each(['', '12', 'abcdef'])('such as %j is not sent, and the field is focused again', async (text) => {
    const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
    const { user } = renderTokenForm();
    if (text !== '') await user.type(await field(), text);
    await field();
    expect((await field()).form?.textContent).toContain('Con el último se firma.');
    for (const _ of ['once', 'again']) {
      await user.click(getButton('Firmar'));
      expect(document.activeElement).toBe(await field());
    }
    expect(screen.getByRole('status').textContent).toBe('Escribe los 6 números que muestra tu token.');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(callsTo(SIGN)).toHaveLength(0);
  });

  test('such as a wrong token is cleared with an error, and another token can be sent', async () => {
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondWrong, respondSigned] });
    const { user, onSigned } = renderTokenForm();
    await user.type(await field(), '000000{Enter}');
    await screen.findByText(WRONG);
    expect((await field()).value).toBe('');
    // A second press of 'Firmar' keeps the error that replaced the hint.
    expect(screen.queryByText(/^Escribe los 6 números/)).toBeNull();
    await user.click(getButton('Firmar'));
    screen.getByText(WRONG);
    await user.type(await field(), '318');
    await user.click(getButton('Firmar'));
    screen.getByText('Escribe los 6 números que muestra tu token.');
    await user.clear(await field());
    expect(document.activeElement).toBe(await field());
    expect(onSigned).not.toHaveBeenCalled();
    await user.type(await field(), '318204{Enter}');
    await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  });
});

describe('a rejection', () => {
  const HEADING = 'Hay un problema con el servicio';

  test.each([
    ['E_500BAASMXSIGN_005', 410],
    ['CZ_INTERNAL', 500],
  ])(
    'with %s (%i) stays in the form with its text and code, and a new signature can be started',
    async (code, status) => {
      const { callsTo } = stubBank({
        [SIGNATURES]: [respondStarted],
        [SIGN]: [respondRejected(code, status), respondSigned],
      });
      const { user, onSigned, onCancel } = renderTokenForm();
      await user.type(await field(), '318204{Enter}');
      const alertText = (await screen.findByRole('alert')).textContent;
      expect(alertText).toContain(HEADING);
      expect(alertText).toContain('Tu operación no se ha enviado.');
      expect(alertText).toContain(`Código de error: ${code}`);
      expect([onSigned, onCancel].some(({ mock }) => mock.calls.length > 0)).toBe(false);

      await user.click(getButton('Pedir otra firma'));
      expect((await field()).value).toBe('');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(callsTo(SIGNATURES)).toHaveLength(2);
      await user.type(await field(), '318204{Enter}');
      await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    },
  );

  test('of the request that starts a signature can be retried', async () => {
    stubBank({ [SIGNATURES]: [respondRejected('CZ_UNAVAILABLE', 503), respondStarted] });
    const { user } = renderTokenForm();
    expect((await screen.findByRole('alert')).textContent).toContain('CZ_UNAVAILABLE');
    await user.click(getButton('Pedir otra firma'));
    await field();
  });

  test('for a timeout does not claim that the operation is in process', async () => {
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondRejected('CZ_TIMEOUT', 504)] });
    const { user } = renderTokenForm();
    await user.type(await field(), '318204{Enter}');
    const alertText = (await screen.findByRole('alert')).textContent;
    expect(alertText).toContain('No pudimos firmar tu operación');
    expect(alertText).toContain('El banco no respondió a tiempo. Intenta de nuevo.');
    expect(alertText).not.toContain('No la repitas');
  });

  test('for a missing connection asks to check the connection', async () => {
    const dropConnection = () => Promise.reject(new TypeError('fetch failed'));
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [dropConnection] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderTokenForm();
    await user.type(await field(), '318204{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Revisa tu conexión a internet.');
  });

  test('is not shown when the form opens again', async () => {
    stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondRejected('CZ_INTERNAL', 500)] });
    const { user, form, onCancel, unmount } = renderTokenForm();
    await user.type(await field(), '318204{Enter}');
    await screen.findByRole('alert');
    await user.click(getButton('Cancelar'));
    expect(onCancel).toHaveBeenCalledOnce();
    unmount();
    render(form);
    expect((await field()).value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('two submissions at once send one request, which can be cancelled while it hangs', async () => {
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [() => new Promise(() => {})] });
  const { user, onCancel } = renderTokenForm();
  await user.type(await field(), '318204');
  const formElement = (await field()).form ?? expect.fail('no form');
  fireEvent.submit(formElement);
  fireEvent.submit(formElement);
  await screen.findByRole('button', { name: 'Firmando...' });
  expect(callsTo(SIGN)).toHaveLength(1);
  await user.click(getButton('Cancelar'));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the hint for a virtual key mentions the mobile app', async () => {
  stubBank({ [SIGNATURES]: [respondStarted] });
  renderTokenForm('virtual');
  await field();
  screen.getByText(/^Escribe los 6 números que muestra tu llave virtual en /);
});

test('a pasted value may contain spaces and is submitted', async () => {
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user, onSigned } = renderTokenForm();
  await user.click(await field());
  await user.paste(' 318 204 ');
  await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(callsTo(SIGN)).toMatchObject([{ body: { signature: '318204' } }]);
});

test('digits that are typed without focus go to the field', async () => {
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user, onSigned } = renderTokenForm();
  const input = await field();
  input.blur();
  await user.keyboard('318204');
  await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(callsTo(SIGN)).toMatchObject([{ body: { signature: '318204' } }]);
});

test('letters are dropped, and a hint shows which', async () => {
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user } = renderTokenForm();
  const input = await field();
  await user.click(input);
  await user.paste('3I82O٣');
  expect(input.value).toBe('382');
  screen.getByText(/^Quitamos «IO٣»: aquí solo van números del 0 al 9\./);
  await user.clear(input);
  expect(screen.queryByText(/^Quitamos/)).toBeNull();
  expect(callsTo(SIGN)).toHaveLength(0);
});

test('a pasted number with too many digits is cut to six, and submitted only with Firmar', async () => {
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user, onSigned } = renderTokenForm();
  const input = await field();
  await user.click(getButton('Firmar'));
  await user.paste('55 1234 5678');
  expect(input.value).toBe('551234');
  screen.getByText('Quedaron los primeros 6: revísalos y elige Firmar.');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  await user.type(input, '9');
  expect(callsTo(SIGN)).toHaveLength(0);
  await user.click(getButton('Firmar'));
  await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(callsTo(SIGN)).toHaveLength(1);
});

test('the hint about a cut number disappears when another signature is requested', async () => {
  stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondRejected('CZ_INTERNAL', 500)] });
  const { user } = renderTokenForm();
  await user.click(await field());
  await user.paste('55 1234 5678');
  await user.click(getButton('Firmar'));
  await screen.findByRole('alert');
  await user.click(getButton('Pedir otra firma'));
  expect((await field()).form?.textContent).toContain('Con el último se firma.');
  expect(screen.queryByText(/^Quedaron los primeros/)).toBeNull();
});

test('a second click does nothing while the form waits 600 ms to apply the result', async () => {
  const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  const { callsTo } = stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondSigned] });
  const { user, onSigned } = renderTokenForm();
  await user.type(await field(), '318204');
  await vi.waitFor(() => expect(callsTo(SIGN)).toHaveLength(1));
  expect((await field()).readOnly).toBe(true);
  await user.click(getButton('Firmando...'));
  await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(callsTo(SIGN)).toHaveLength(1);
  expect(setTimeoutSpy).toHaveBeenCalledWith(expect.anything(), 600);
});

test('a locked signature is explained, and the explanation gets the focus', async () => {
  stubBank({ [SIGNATURES]: [respondStarted], [SIGN]: [respondRejected('E_500BAASMXSIGN_007', 423)] });
  const { user } = renderTokenForm();
  await user.type(await field(), '000000');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Bloqueamos tu firmaTu operación no se ha enviado\..*Podrás firmar otra vez en unos minutos\./,
  );
  expect(alert.textContent).not.toContain('Código de error');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancelar']);
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
