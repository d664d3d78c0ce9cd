import { expect, test } from 'vitest';
import { catalogue } from '#contract/errors';
import { ApiError } from '../api/api-error';
import { isWorthRetrying, operationTexts, readTexts } from './texts';

const refusal = (code: string, status = 422) =>
  new ApiError({ path: '/api/x', status, statusText: '', traceId: 't', code, notifications: [] });

test.each(catalogue.map(({ code }) => code))('%s leaves no placeholder to the customer', (code) => {
  const { heading, message } = operationTexts(refusal(code));
  expect(`${heading} ${message}`).not.toMatch(/[{}]/);
});

test('the contact centre’s phone is readable', () => {
  expect(operationTexts(refusal('XYZ'))).toEqual({
    heading: 'Hay un problema con el servicio',
    message: 'Por favor intenta nuevamente. Si el problema continúa llama al (55) 0000 0000',
  });
});

test('the daily limit names the web bank', () => {
  expect(operationTexts(refusal('2082')).message).toContain(
    'cambia los límites en Cenzontle web: Configuración',
  );
});

test('what is not there says so', () => {
  expect(readTexts(refusal('CZ_NOT_FOUND', 404)).heading).toBe('No encontramos lo que buscas');
});

test.each([
  ['CZ_INTERNAL', 'No se pudo obtener la información.'],
  ['CLIENT_NETWORK', 'No se pudo obtener la información.'],
  ['BYND_SCORE_DECLINE_002', 'En este momento, no podemos continuar con tu solicitud'],
])('a read that fails with %s says %s', (code, heading) => {
  expect(readTexts(refusal(code)).heading).toBe(heading);
});

test.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [409, false],
  [422, false],
])('a refusal with status %i is worth retrying: %s', (status, expected) => {
  expect(isWorthRetrying(refusal('x', status))).toBe(expected);
});
