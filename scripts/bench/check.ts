import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { goals } from './goals';
import { ms, percentile, timeEach } from './measure';
import { reads, ServedBank, signedIn } from './reads';

const ROUNDS = 20;
/** Rounds until proxies and bank are JIT-compiled. */
const WARMING = 10;

const ProxyMessage = z.object({ url: z.string() });

const paths = reads.flatMap(([user, path]) => (user === 'ana' ? [path] : []));

const start = (file: URL, ...args: string[]): ChildProcess =>
  fork(fileURLToPath(file), args, { execArgv: ['--import', 'tsx'] });

async function firstMessage<Schema extends z.core.$ZodType>(child: ChildProcess, schema: Schema) {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), exited]);
  return z.parse(schema, message);
}

/** Milliseconds per call. Calls follow without a pause, so that checking an answer delays the next call. */
const timeReads = (url: string, headers: Record<string, string>): Promise<number[]> =>
  timeEach(paths.length, async (index) => {
    const answer = await fetch(`${url}${paths[index]}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${paths[index]} answered ${answer.status}`);
  });

/** Compares calls through `serve --check` and `serve`, which alternate. */
export async function benchCheck(): Promise<void> {
  const bank = start(new URL('./served.ts', import.meta.url));
  const children = [bank];
  try {
    const served = await firstMessage(bank, ServedBank);
    const headers = await signedIn(served, 'ana');
    const proxies: { url: string; times: number[] }[] = [];
    for (const mode of ['plain', 'check']) {
      const child = start(new URL('./proxied.ts', import.meta.url), served.url, mode);
      children.push(child);
      proxies.push({ url: (await firstMessage(child, ProxyMessage)).url, times: [] });
    }
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      for (const { url, times } of proxies) {
        const measured = await timeReads(url, headers);
        if (round >= 0) times.push(...measured);
      }
    }
    const [plain = 0, checked = 0] = proxies.map(({ times }) => percentile(times, 0.5));
    const name = 'serve --check ÷ serve';
    console.log(
      `\nA call through the proxy, with the check of its answer and without (${ROUNDS * paths.length} GETs each)\n` +
        `p50 ${ms(checked)} ÷ ${ms(plain)}: ${(checked / plain).toFixed(2)} ${goals.atMost(name, checked / plain, 1.15)}; ` +
        `load ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    for (const child of children) child.kill();
  }
}
