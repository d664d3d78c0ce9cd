import { expect, test } from 'vitest';
import { checkPhone, checkRepeated } from './phone';

test.each([
  ['', 'Escribe el celular.'],
  ['551234567', 'Son 10 dígitos. Te falta 1.'],
  ['55123456', 'Son 10 dígitos. Te faltan 2.'],
  ['55123456789', 'Son 10 dígitos. Te sobra 1.'],
  ['551234567890', 'Son 10 dígitos. Te sobran 2.'],
  ['5512345678', undefined],
])('validates the phone number %j: %s', (text, problem) => expect(checkPhone(text)).toBe(problem));

test.each([
  ['', 'Escribe otra vez el celular.'],
  ['5512345679', 'No es el mismo celular que escribiste antes.'],
  ['5512345678', undefined],
])('validates the repetition %j: %s', (text, problem) =>
  expect(checkRepeated('5512345678', text)).toBe(problem),
);
