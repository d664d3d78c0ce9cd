import { spawn } from 'node:child_process';
import { ROOT } from '../settings';
import { bin, needsShell } from './checks';

export interface Step {
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/**
 * Runs a command of one of the packages; tells whether it succeeded. What it wrote is printed in one piece when it
 * ends, so that the output of steps that run side by side does not mix.
 */
export async function runStep({ title, command, args, env }: Step): Promise<boolean> {
  const start = performance.now();
  const child = spawn(bin(command), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: needsShell,
    env: { ...process.env, ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.once('error', ({ message }) => output.push(message));
  const code = await new Promise((ended) => child.once('close', ended));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n── ${title}: ${code === 0 ? 'bien' : 'MAL'} (${seconds} s)\n${output.join('').trim()}`);
  return code === 0;
}
