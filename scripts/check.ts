/** `npm run check`: runs every check in parallel, without the tests. */
import { spawn } from 'node:child_process';
import { parseArgs } from './args';
import { ROOT } from './settings';
import { bin, type Check, checks, needsShell } from './test/checks';

parseArgs('npm run check: runs every check, without the tests.');

function run({ title, command, args }: Check): Promise<boolean> {
  const start = performance.now();
  const child = spawn(bin(command), args, { cwd: ROOT, shell: needsShell });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.once('error', ({ message }) => output.push(message));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`\n── ${title}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
      console.log(output.join('').trim());
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(checks.map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
