import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type BankUnderTest, type Headers, openBank } from '#bank/testing/bank-under-test';

const MEGABYTE = 1024 * 1024;

type ImportRequest = {
  id?: string;
  headers?: Headers;
  body?: string;
  megabytes?: number;
  isLengthUnknown?: boolean;
};

async function openPort({ app }: BankUnderTest) {
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

/** Sends a whole snapshot, then reads the response. Returns its status, or undefined if it was cut off. */
async function statusOf(bank: BankUnderTest, request: ImportRequest): Promise<number | undefined> {
  const { id = bank.bank.id, headers = {}, body = '', megabytes = 40, isLengthUnknown = false } = request;
  const { port, stop } = await openPort(bank);
  const socket = connect(port, '127.0.0.1');
  let isCutOff = false;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('error', () => {
    isCutOff = true;
  });
  const head = {
    'host': `127.0.0.1:${port}`,
    'content-type': 'application/json',
    ...(isLengthUnknown
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(body.length + megabytes * MEGABYTE) }),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(`PUT /__bank/banks/${id}/import HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const piece = (text: string) => (isLengthUnknown ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
  if (body) socket.write(piece(body));
  const blank = piece(' '.repeat(MEGABYTE));
  for (let left = megabytes; left > 0 && !isCutOff; left -= 1) {
    if (!socket.write(blank)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  let status: number | undefined;
  socket.once('data', (answer) => {
    status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]);
    socket.end();
  });
  await closed;
  stop();
  return status;
}

test.each<[what: string, status: number, request: ImportRequest]>([
  ['an unknown bank', 404, { id: 'nadie' }],
  ['another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['compressed content', 415, { headers: { 'content-encoding': 'gzip' } }],
  ['a non-JSON content type', 415, { headers: { 'content-type': 'text/plain' } }],
  ['content that is not JSON', 400, { body: 'x' }],
  ['an invalid first row', 400, { body: '{"version":1,"records":{"accounts":[1,' }],
])('a client that writes before reading receives the error for %s', async (_, status, request) => {
  expect(await statusOf(await openBank(), request)).toBe(status);
});

test('a body without a length that exceeds the limit is cut off', async () => {
  expect(
    await statusOf(await openBank(), { body: 'x', megabytes: 200, isLengthUnknown: true }),
  ).toBeUndefined();
});
