import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const findProgram = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** For browsers without headless mode. */
export function startScreen(program: string): Promise<{ screen: string; process: ChildProcess }> {
  const started = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    started.once('error', reject);
    started.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    started.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ screen: `:${number.toString().trim()}`, process: started }),
    );
  });
}

export async function waitForAnswer(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}`);
}
