import { expect, test } from 'vitest';
import { checkPhone, checkRepeated } from './phone';

test.each([
  ['', 'Escribe el celular.'],
  ['551234567', 'El celular tiene 10 dígitos; escribiste 9.'],
  ['55123456', 'El celular tiene 10 dígitos; escribiste 8.'],
  ['55123456789', 'El celular tiene 10 dígitos; escribiste 11.'],
  ['551234567890', 'El celular tiene 10 dígitos; escribiste 12.'],
  ['5512345678', undefined],
])('the phone number %j has the error %s', (text, problem) => expect(checkPhone(text)).toBe(problem));

test.each([
  ['', 'Escribe otra vez el celular.'],
  ['5512345679', 'No es el mismo celular que escribiste antes.'],
  ['5512345678', undefined],
])('the repeated phone number %j has the error %s', (text, problem) =>
  expect(checkRepeated('5512345678', text)).toBe(problem),
);
