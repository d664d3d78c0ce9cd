import { afterAll, expect, test } from 'vitest';
import { type StartOptions, startBank } from './start';

const bank = await startBank({ allowedHosts: ['banco.prueba'], allowedOrigins: ['http://localhost:5173'] });
afterAll(bank.stop);

test('an unknown option is rejected with a list of the known options', async () => {
  const options: StartOptions & { prot: number } = { prot: 1 };
  await expect(startBank(options)).rejects.toThrow('startBank has no option prot; there are port, host, ');
});

test.each<[StartOptions, string]>([
  [{ port: 70_000 }, 'port: "70000" is not'],
  [{ allowedOrigins: ['x'] }, 'allowedOrigins: "x" is not'],
  [{ allowedHosts: ['http://x'] }, 'allowedHosts: "http://x" is not'],
])('rejects %j with the name of the option', (options, message) =>
  expect(startBank(options)).rejects.toThrow(message),
);

test('a page of an allowed origin may read the answers', async () => {
  const { headers } = await fetch(`${bank.url}/__bank/clock`, {
    headers: { origin: 'http://localhost:5173' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
});

test('a bank with keep needs a data folder', async () => {
  const answer = await fetch(`${bank.url}/__bank/banks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"keep":true}',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    notifications: [{ field: 'keep', description: expect.stringContaining('--data') }],
  });
});
