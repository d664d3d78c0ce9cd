import { expect, test } from 'vitest';
import { makeOriginCheck } from './origin';

const isForeign = makeOriginCheck(['127.0.0.1', 'banco.prueba']);

/** Browsers send `Origin` alone over plain http, except to localhost. */
test.each<[what: string, foreign: boolean, origin: string, host: string, forwarded?: string]>([
  ['no proxy', false, 'http://banco.prueba:4000', 'banco.prueba:4000'],
  ['a proxy that keeps Host ($http_host)', false, 'http://banco.prueba:8080', 'banco.prueba:8080'],
  ['a proxy that drops the port ($host)', false, 'http://banco.prueba:8080', 'banco.prueba'],
  ['a proxy that sends its own host ($proxy_host)', false, 'http://banco.prueba:8080', '127.0.0.1:4000'],
  [
    'a proxy that sends the original host in X-Forwarded-Host',
    false,
    'http://casa.prueba:80',
    '127.0.0.1:4000',
    'casa.prueba',
  ],
  [
    'two proxies that send X-Forwarded-Host',
    false,
    'http://casa.prueba',
    '127.0.0.1:4000',
    'casa.prueba, interno.prueba',
  ],
  ['another site', true, 'http://otro.prueba', 'banco.prueba:4000'],
  ['another site through a proxy', true, 'http://otro.prueba', '127.0.0.1:4000'],
  ['another site than X-Forwarded-Host', true, 'http://otro.prueba', '127.0.0.1:4000', 'casa.prueba'],
  ['another program on the same host name', true, 'http://banco.prueba:3000', 'banco.prueba:4000'],
  ['another program on this machine', true, 'http://127.0.0.1:3000', '127.0.0.1:4000'],
  ['the same machine by another name', true, 'http://127.0.0.1:3000', 'localhost:4000'],
  ['a page with an opaque origin', true, 'null', '127.0.0.1:4000'],
])('%s: foreign is %s', (_, foreign, origin, host, forwarded) => {
  const headers = { origin, host, ...(forwarded && { 'x-forwarded-host': forwarded }) };
  expect(isForeign(headers)).toBe(foreign);
});
