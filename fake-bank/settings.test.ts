import { expect, it } from 'vitest';
import { settingsFrom } from './settings';

it('returns the defaults without environment variables', () => {
  expect(settingsFrom({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    allowedHosts: [],
    allowedOrigins: [],
    basePath: '/banca',
    dataDir: 'data',
  });
});

it.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: '::' }, { host: '::' }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: 'mi-equipo.local' }, { host: 'mi-equipo.local' }],
  [{ BASE_PATH: '' }, { basePath: '' }],
  [{ BASE_PATH: '/' }, { basePath: '' }],
  [{ BASE_PATH: 'mi/banco/' }, { basePath: '/mi/banco' }],
  [{ BASE_PATH: '/banca/api' }, { basePath: '/banca/api' }],
  [{ DATA_DIR: '' }, { dataDir: '' }],
  [
    { ALLOWED_HOSTS: 'Banco.Prueba, 192.168.1.5 fe80::1' },
    { allowedHosts: ['banco.prueba', '192.168.1.5', '[fe80::1]'] },
  ],
  [
    { ALLOW_ORIGIN: 'http://localhost:5173, https://Mia.localhost/ http://[::1]:80' },
    { allowedOrigins: ['http://localhost:5173', 'https://mia.localhost', 'http://[::1]'] },
  ],
])('parses %j as %j', (env, expected) => expect(settingsFrom(env)).toMatchObject(expected));

it.each([
  ...['abc', '', '-1', '4000.5', '65536', '4e3'].map((PORT) => ({ PORT })),
  ...['', ' ', 'http://banco.prueba', 'a b', 'banco.prueba:4000', '999.1.1.1'].map((HOST) => ({ HOST })),
  ...['a b', '/banca?x', '//a//b', '/ñ', 'a/../../b#'].map((BASE_PATH) => ({ BASE_PATH })),
  ...['/api', '__bank/banca', 'Login/', '/user', '/logout', '/initSession'].map((BASE_PATH) => ({
    BASE_PATH,
  })),
  ...['http://banco.prueba', 'banco.prueba:4000', 'ok,a/b'].map((ALLOWED_HOSTS) => ({ ALLOWED_HOSTS })),
  ...[
    'localhost:5173',
    'http://otro.prueba',
    'ftp://localhost',
    'http://localhost/a',
    'http://a@localhost',
    '*',
  ].map((ALLOW_ORIGIN) => ({ ALLOW_ORIGIN })),
])('rejects %j with the name of the variable', (env) => {
  const [name, value] = Object.entries(env)[0] ?? [];
  expect(() => settingsFrom(env)).toThrow(`${name}: "${value}" is not `);
});
