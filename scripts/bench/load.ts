import { connect } from 'node:net';
import type { Headers } from '#bank/testing/bank-under-test';

/** Raw request bytes, so that the client costs far less than the server. */
export type LoadRequest = { path: string; headers: Headers };

const END = Buffer.from('\r\n\r\n');

const textOf = (host: string, { path, headers }: LoadRequest): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

function sendRequests(url: URL, target: LoadRequest, times: number): Promise<void> {
  const text = textOf(url.host, target);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let answers = 0;
    let unread = Buffer.alloc(0);
    const finish = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve();
    };
    socket
      .setNoDelay(true)
      .once('error', finish)
      .once('connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
      const end = unread.indexOf(END);
      if (end < 0) return;
      const head = unread.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (!head.startsWith('HTTP/1.1 200'))
        return finish(new Error(`${target.path} answered ${head.slice(0, 40)}`));
      if (unread.length < end + END.length + length) return;
      unread = Buffer.alloc(0);
      answers += 1;
      if (answers === times) finish();
      else socket.write(text);
    });
  });
}

const LANES = 8;
const TIMES = 20;

/** Requests per second of the server's CPU time. `readCpuMs` returns the CPU time used so far. */
export async function rateOf(
  url: string,
  target: LoadRequest,
  readCpuMs: () => Promise<number>,
): Promise<number> {
  const before = await readCpuMs();
  await Promise.all(Array.from({ length: LANES }, () => sendRequests(new URL(url), target, TIMES)));
  return (LANES * TIMES * 1000) / ((await readCpuMs()) - before);
}
