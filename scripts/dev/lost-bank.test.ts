import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { startBank } from '#bank/start-bank';
import { showLostBank } from './lost-bank';

const page = { accept: 'text/html' };

/** Starts a bank and returns the server of the client in front of it. */
async function openClient() {
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: '/banca' });
  onTestFinished(bank.stop);
  const port = Number(new URL(bank.url).port);
  const client = express()
    .use(showLostBank(port))
    .use((_req, res) => void res.send('the client'));
  const cookieOf = (id: string) => ({ cookie: `cenzontle-bank-${port}=${id}` });
  return { client: supertest(client), cookieOf };
}

test('a page opened with the cookie of a deleted bank explains the error and clears the cookie', async () => {
  const { client, cookieOf } = await openClient();
  const answer = await client
    .get('/banca/')
    .set({ ...page, ...cookieOf('gone') })
    .expect(404);
  expect(answer.text).toContain('El banco de pruebas ya no existe');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/=; Path=\/; Expires=Thu, 01 Jan 1970/);
});

test.each([
  ['of an existing bank', 'demo', page],
  ['of a deleted bank, for a script', 'gone', { accept: '*/*' }],
])('the client is served to a request with the cookie %s', async (_, id, headers) => {
  const { client, cookieOf } = await openClient();
  const answer = await client
    .get('/banca/')
    .set({ ...headers, ...cookieOf(id) })
    .expect(200);
  expect(answer.text).toBe('the client');
});

test('the client is served while no bank listens', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const client = express()
    .use(showLostBank(port))
    .use((_req, res) => void res.send('the client'));
  await supertest(client)
    .get('/banca/')
    .set({ ...page, cookie: 'a=b' })
    .expect(200);
});
