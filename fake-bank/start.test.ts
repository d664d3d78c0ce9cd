import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BankOptions, startBank } from './start-bank';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

const options = (port: number): BankOptions => ({
  port,
  host: '127.0.0.1',
  basePath: '',
  dataDir: join(folder, 'data'),
});

/** Occupies a port below the ephemeral range, so that no other process gets it once it is free. */
async function takenPort(port = 20_000 + Math.floor(Math.random() * 10_000)): ReturnType<typeof occupy> {
  return occupy(port).catch(() => takenPort(port + 1));
}

async function occupy(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port, free: () => new Promise((resolve) => server.close(resolve)) };
}

async function connected(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const connection = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  if (!connection) await connected(port);
}

test('reports a used port and creates no file', async () => {
  const { port, free } = await takenPort();
  await expect(startBank(options(port))).rejects.toThrow(`Port ${port} cannot be used: `);
  expect(await readdir(folder)).toEqual([]);
  await free();
});

test('reports a host address that this machine does not have', async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737).
  const starting = startBank({ ...options(0), host: '192.0.2.1' });
  await expect(starting).rejects.toThrow('Host 192.0.2.1 cannot be used: ');
});

test('a request before the banks are open waits for them', async () => {
  const { port, free } = await takenPort();
  await free();
  let isOpen = false;
  const starting = startBank(options(port)).then((bank) => {
    isOpen = true;
    return bank;
  });
  await connected(port);
  expect(isOpen).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/__bank/clock`)).status).toBe(200);
  await (await starting).stop();
});

test('stopping answers running requests and does not wait for idle connections', async () => {
  const bank = await startBank(options(0));
  const port = Number(new URL(bank.url).port);
  const idle = connect(port, '127.0.0.1');
  const calling = connect(port, '127.0.0.1');
  await Promise.all([once(idle, 'connect'), once(calling, 'connect')]);
  const body = JSON.stringify({ id: 'late' });
  let output = '';
  calling.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const head = ['POST /__bank/banks HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const lines = [...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''];
  calling.write(lines.join('\r\n'));
  // The bank sends 100 Continue once it has received the call.
  await vi.waitFor(() => expect(output).toContain('100 Continue'));
  const stopping = bank.stop();
  await expect(fetch(`${bank.url}/__bank/clock`)).rejects.toThrow();
  calling.write(body);
  await once(calling, 'close');
  expect(output).toContain('HTTP/1.1 201');
  expect(output).toContain('"bank":"late"');
  await stopping;
  idle.destroy();
});

test('stopping ends event streams', async () => {
  const bank = await startBank(options(0));
  const stream = await fetch(`${bank.url}/__bank/events`);
  await bank.stop();
  // A connection that is cut off would reject.
  expect(await stream.text()).toBe(': bank events\n\n');
});

test('the port is free again if the banks cannot be opened', async () => {
  const { port, free } = await takenPort();
  await free();
  const first = await startBank({ ...options(0) });
  await expect(startBank(options(port))).rejects.toThrow('in use by process');
  await first.stop();
  const second = await startBank(options(port));
  expect(second.url).toBe(`http://127.0.0.1:${port}`);
  await second.stop();
});
