import { expect, it } from 'vitest';
import { settingsOf } from './bank-options';

it('an option wins over its environment variable', () => {
  const env = { ALLOW_ORIGIN: 'http://localhost:1', ALLOWED_HOSTS: 'one.prueba' };
  expect(settingsOf({}, env)).toMatchObject({
    allowedOrigins: ['http://localhost:1'],
    allowedHosts: ['one.prueba'],
  });
  const values = {
    'allow-origin': ['http://localhost:2', 'http://localhost:3'],
    'allow-host': ['two.prueba'],
    'seed': 'people.json',
  };
  expect(settingsOf(values, env)).toMatchObject({
    allowedOrigins: ['http://localhost:2', 'http://localhost:3'],
    allowedHosts: ['two.prueba'],
    seedFile: 'people.json',
  });
});

it.each([
  [{ 'allow-origin': [''] }, '--allow-origin: the value is empty.'],
  [{ 'allow-host': ['banco.prueba', ' '] }, '--allow-host: the value is empty.'],
  [{ 'allow-origin': ['x'] }, '--allow-origin: "x" is not a list of origins'],
  [{ 'allow-host': ['http://x'] }, '--allow-host: "http://x" is not a list of names'],
])('rejects %j with the name of the option', (values, message) =>
  expect(() => settingsOf(values, {})).toThrow(message),
);
