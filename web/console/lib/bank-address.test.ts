import { expect, it } from 'vitest';
import { consoleUrlOf } from './bank-address';

it.each([
  ['localhost:4000', 'http://mia.localhost:4000/__bank/console/'],
  ['b7.localhost:4000', 'http://mia.localhost:4000/__bank/console/'],
  ['localhost', 'http://mia.localhost/__bank/console/'],
  ['127.0.0.1:4000', undefined],
  ['bank.test', undefined],
])('on the host %s the console of the bank mia has the URL %s', (host, address) => {
  expect(consoleUrlOf('mia', { protocol: 'http:', host })).toBe(address);
});
