/** `npm run format`: formats and sorts, then lists what it cannot fix. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from './args';
import { ROOT } from './settings';
import { bin, needsShell } from './test/checks';

parseArgs('npm run format: formats and sorts imports, then lists what it cannot fix.');
const { status } = spawnSync(bin('biome'), ['check', '--write'], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: needsShell,
});
if (status !== 0) process.exit(status ?? 1);
await import('./structure');
