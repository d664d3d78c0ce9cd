import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { channel, headers } from '#contract/headers';
import { order, TRANSFERS } from './own-transfer';

const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const TEST_BANK = fileURLToPath(new URL('./test-bank.ts', import.meta.url));

export type BankProcess = { url: string; kill: () => Promise<void>; stop: () => Promise<number | null> };

const FROM_SOURCES = ['--import', 'tsx', MAIN];

const running = new Set<ChildProcess>();

/** Kills bank processes left running by a failed test. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((child) => endBy(child, 'SIGKILL')));
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code]: (number | null)[] = await exited;
  return code ?? null;
}

/** Starts the bank as a process on a free port; rejects with its output if it does not start. */
export async function startProcess(
  dataDir: string,
  program: readonly string[] = FROM_SOURCES,
): Promise<BankProcess> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = await addressOf(child);
  return {
    url,
    kill: () => endBy(child, 'SIGKILL').then(() => undefined),
    stop: () => endBy(child, 'SIGTERM'),
  };
}

/** Compiles the test bank as `npm start` compiles the bank. */
export async function bundleBank(folder: string): Promise<(dataDir: string) => Promise<BankProcess>> {
  await build({
    configFile: CONFIG,
    configLoader: 'runner',
    logLevel: 'warn',
    build: { ssr: TEST_BANK, outDir: folder },
  });
  return (dataDir) => startProcess(dataDir, [join(folder, 'test-bank.js')]);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(output)));
  });
}

export async function remoteClient(url: string, customer: string) {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/__bank/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ customer }),
  });
  const { token, xsrf }: { token: string; xsrf: string } = await signedIn.json();
  return async (method: string, path: string, body?: object, accept = 'application/json') => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...json,
        accept,
        [headers.token]: token,
        [headers.antiForgery]: xsrf,
        [headers.channel]: channel.id,
        [headers.country]: channel.country,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith(json['content-type']);
    return { status: answer.status, body: await (isJson ? answer.json() : answer.text()) };
  };
}

export type RemoteClient = Awaited<ReturnType<typeof remoteClient>>;

/** Transfers one centavo between ana's accounts; returns what is needed to repeat the call. */
export async function remoteTransfer(send: RemoteClient, today: string) {
  const body = order({ amount: { amount: 0.01, currency_code: 'MXN' }, start_date: today });
  const { body: operation } = await send('POST', TRANSFERS, { transfer_type: 'onetime' });
  await send('PUT', `${TRANSFERS}/${operation.key}`, { ...body, action: 'Validate' });
  const execution = { ...body, action: 'Create', nonce: operation.nonce };
  const path = `${TRANSFERS}/${operation.key}`;
  const receipt = await send('POST', `${path}/execute`, execution);
  return { path, execution, receipt };
}
