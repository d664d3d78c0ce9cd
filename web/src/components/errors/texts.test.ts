import { expect, test } from 'vitest';
import { catalogue, isErrorCode } from '#contract/errors';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isWorthRetrying, leavesUnchanged, operationTexts, readTexts, validationTexts } from './texts';

const apiError = (code: string, status = 422) =>
  new ApiError({ path: '/api/x', status, statusText: '', traceId: 't', code, notifications: [] });

test.each(catalogue.map(({ code }) => code))('%s has a text without placeholders', (code) => {
  const { heading, message } = operationTexts(apiError(code));
  expect(`${heading} ${message}`).not.toMatch(/[{}]/);
});

test('formats the phone number of the contact center', () => {
  expect(operationTexts(apiError('XYZ'))).toEqual({
    heading: 'Hay un problema con el servicio',
    message: 'Por favor intenta nuevamente. Si el problema continúa llama al (55) 0000 0000',
  });
});

const SERVICE = 'Hay un problema con el servicio';
const RETRY = 'Por favor intenta nuevamente. Si el problema continúa llama al (55) 0000 0000';
const WAIT = 'Espera a que tu token genere una nueva clave e intenta de nuevo.';
const UNPAID = 'Tu pago no se realizó';
const CHECK_LINE = 'Verifica la línea de captura e intenta de nuevo.';

test.each<readonly [code: string, heading: string, message: string]>([
  ['E_500BAASMXSIGN_005', SERVICE, RETRY],
  [
    'E_500BAASMXSIGN_007',
    'Bloqueamos tu firma',
    'Escribiste varias claves incorrectas. Si no fuiste tú, llama al (55) 0000 0000.',
  ],
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => [`E_BFF_SECSIG_00${number}`, SERVICE, RETRY] as const),
  ['NOK', 'La clave no es correcta', 'Genera una nueva clave e intenta de nuevo.'],
  ['E_BAASMXBPAP_024', SERVICE, WAIT],
  ['BAASMXTREC015', SERVICE, WAIT],
  ['E500BAASMXSQR005', SERVICE, 'El código QR no fue aprobado. Intenta de nuevo.'],
  [
    'BYND_SCORE_DECLINE_002',
    'En este momento, no podemos continuar con tu solicitud',
    'Llama al (55) 0000 0000.',
  ],
  ['BYND_SCORE_BLOCKED_001', 'Por seguridad, bloqueamos temporalmente tu acceso', 'Llama al (55) 0000 0000.'],
  ['E_BFFWEBPYMT_052', UNPAID, 'La línea de captura es incorrecta.'],
  ['E_BFFWEBPYMT_053', UNPAID, 'La línea de captura está vencida.'],
  ['E_BFFWEBPYMT_054', UNPAID, 'La línea de captura o el monto son incorrectos.'],
  ['E_BFFWEBPYMT_058', UNPAID, 'Activa el pago de impuestos SAT para continuar.'],
  ['E_BFFWEBPYMT_068', UNPAID, CHECK_LINE],
  ['E_BFFWEBPYMT_069', UNPAID, CHECK_LINE],
])('%s has the heading "%s" and the message "%s"', (code, heading, message) => {
  expect(isErrorCode(code)).toBe(true);
  expect(operationTexts(apiError(code))).toEqual({ heading, message });
});

test('the same code has a different text per domain', () => {
  const headingFor = (path: string) =>
    operationTexts(new ApiError({ ...apiError('E_BAASMXERR_-9', 409), path })).heading;
  expect(headingFor('/api/payees/v1/payees')).toBe('Ya tienes registrado un servicio con este alias');
  expect(headingFor('/api/recipients/v1/recipients')).toBe('Ya tienes registrada una cuenta con este alias');
});

test('the text for the daily limit says where to change it', () => {
  expect(operationTexts(apiError('2082')).message).toBe(
    'Para realizar tu operación, cambia los límites en Cenzontle web: Configuración > Límites de operación.',
  );
});

test.each([
  ['CZ_TIMEOUT', 504],
  ['CLIENT_TIMEOUT', 0],
])(
  'the text for a validation that fails with %s does not state that the operation is in process',
  (code, status) => {
    const { heading, message } = validationTexts(apiError(code, status));
    expect(heading).toBe('No pudimos revisar tu operación');
    expect(message).not.toMatch(/en proceso|repitas/);
    expect(isWorthRetrying(apiError(code, status))).toBe(true);
  },
);

test('leavesUnchanged returns false for an error after which the operation may have executed', () => {
  expect(leavesUnchanged(apiError('CZ_NONCE_REUSED', 409))).toBe(false);
  expect(leavesUnchanged(apiError('CLIENT_MALFORMED', 200))).toBe(false);
  expect(validationTexts(apiError('CLIENT_MALFORMED', 200)).message).toMatch(
    /^[^.]+\. Consulta tu historial/,
  );
  expect(leavesUnchanged(apiError('2082'))).toBe(true);
});

test('a read of a missing resource has its own heading', () => {
  expect(readTexts(apiError('CZ_NOT_FOUND', 404)).heading).toBe('No encontramos lo que buscas');
});

test.each([
  ['CZ_INTERNAL', 'No se pudo obtener la información.'],
  ['CLIENT_NETWORK', 'No se pudo obtener la información.'],
  ['BYND_SCORE_DECLINE_002', 'En este momento, no podemos continuar con tu solicitud'],
])('the text for a read that fails with %s has the heading %s', (code, heading) => {
  expect(readTexts(apiError(code)).heading).toBe(heading);
});

test('the text for a read without a connection asks to check the connection', () => {
  expect(readTexts(apiError('CLIENT_OFFLINE', 0)).message).toMatch(/^Revisa tu conexión a internet/);
  expect(isWorthRetrying(apiError('CLIENT_OFFLINE', 0))).toBe(true);
});

test.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [409, false],
  [422, false],
])('isWorthRetrying for status %i is %s', (status, expected) => {
  expect(isWorthRetrying(apiError('x', status))).toBe(expected);
});
