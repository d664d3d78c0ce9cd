import { expect, it } from 'vitest';
import { curlOf, serverAddress, typescriptOf } from './call-code';
import { recordCalls, type SandboxCall } from './sandbox-api';

const SERVER = 'http://localhost:4000';

it.each<[SandboxCall, string, string]>([
  [
    (api) => api.advanceClock.mutate({ body: { to: 'month-end' } }),
    `curl -s 'http://localhost:4000/__bank/clock/advance' -H 'x-bank: mia' -H 'content-type: application/json' -d '{"to":"month-end"}'`,
    `const answer = await fetch('http://localhost:4000/__bank/clock/advance', {
  method: 'POST',
  headers: { 'x-bank': 'mia', 'content-type': 'application/json' },
  body: JSON.stringify({"to":"month-end"}),
});`,
  ],
  [
    (api) => api.ledger.query({ query: { latest: 2 } }),
    `curl -s 'http://localhost:4000/__bank/ledger?latest=2' -H 'x-bank: mia'`,
    `const answer = await fetch('http://localhost:4000/__bank/ledger?latest=2', {
  headers: { 'x-bank': 'mia' },
});`,
  ],
  [
    (api) => api.createSnapshot.mutate({ params: { bank: 'mia' }, body: { name: "Ana's" } }),
    `curl -s 'http://localhost:4000/__bank/banks/mia/snapshots' -H 'content-type: application/json' -d '{"name":"Ana'\\''s"}'`,
    `const answer = await fetch('http://localhost:4000/__bank/banks/mia/snapshots', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({"name":"Ana's"}),
});`,
  ],
  [
    (api) => api.listBanks.query(),
    `curl -s 'http://localhost:4000/__bank/banks'`,
    `const answer = await fetch('http://localhost:4000/__bank/banks');`,
  ],
  [
    (api) => api.resetBank.mutate({ params: { bank: 'mia' }, body: undefined }),
    `curl -s -X POST 'http://localhost:4000/__bank/banks/mia/reset'`,
    `const answer = await fetch('http://localhost:4000/__bank/banks/mia/reset', {
  method: 'POST',
});`,
  ],
])('writes %s as curl and TypeScript', async (call, curl, typescript) => {
  const calls = await recordCalls(call);
  expect(calls.map((each) => curlOf(each, 'mia', SERVER))).toEqual([curl]);
  expect(calls.map((each) => typescriptOf(each, 'mia', SERVER))).toEqual([typescript]);
});

it.each([
  ['http:', 'mia.localhost:4000', 'http://localhost:4000'],
  ['http:', 'localhost:4000', 'http://localhost:4000'],
  ['https:', 'bank.test', 'https://bank.test'],
])('for the page %s//%s the server is %s', (protocol, host, server) => {
  expect(serverAddress({ protocol, host })).toBe(server);
});
