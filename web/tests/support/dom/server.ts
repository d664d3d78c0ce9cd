import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    bankUrl: string;
  }
}

/** Starts a fake bank in its own process; each journey creates a tenant in it. */
export default async function setup(project: TestProject) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'fake-bank/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: '', BASE_PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url === undefined) continue;
    project.provide('bankUrl', url);
    break;
  }
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}
