import { expect, test } from 'vitest';
import { makeOriginCheck } from './origin';

const isForeign = makeOriginCheck(['127.0.0.1', 'banco.prueba']);

/** Browsers send `Origin` alone over plain http, except to localhost. */
test.each<[what: string, foreign: boolean, origin: string, host: string, forwarded?: string]>([
  ['no proxy', false, 'http://banco.prueba:4000', 'banco.prueba:4000'],
  ['a proxy that keeps Host ($http_host)', false, 'http://banco.prueba:8080', 'banco.prueba:8080'],
  ['one that drops its port ($host)', false, 'http://banco.prueba:8080', 'banco.prueba'],
  ['one that puts its own there ($proxy_host)', false, 'http://banco.prueba:8080', '127.0.0.1:4000'],
  ['one that says what it changed', false, 'http://casa.prueba:80', '127.0.0.1:4000', 'casa.prueba'],
  ['two such', false, 'http://casa.prueba', '127.0.0.1:4000', 'casa.prueba, interno.prueba'],
  ['another site', true, 'http://otro.prueba', 'banco.prueba:4000'],
  ['another site, through a proxy', true, 'http://otro.prueba', '127.0.0.1:4000'],
  ['another site, as the proxy says', true, 'http://otro.prueba', '127.0.0.1:4000', 'casa.prueba'],
  ['another program of the same name', true, 'http://banco.prueba:3000', 'banco.prueba:4000'],
  ['another program of this machine', true, 'http://127.0.0.1:3000', '127.0.0.1:4000'],
  ['the same by another name', true, 'http://127.0.0.1:3000', 'localhost:4000'],
  ['a page that hides where it is', true, 'null', '127.0.0.1:4000'],
])('%s: foreign is %s', (_, foreign, origin, host, forwarded) => {
  const headers = { origin, host, ...(forwarded && { 'x-forwarded-host': forwarded }) };
  expect(isForeign(headers)).toBe(foreign);
});
