import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WatchedProcess } from './watched-process';

let folder = '';
const all: WatchedProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  for (const one of all.splice(0)) await one.stop();
  await rm(folder, { recursive: true });
});

const program = `
  const { appendFileSync } = require('node:fs');
  const note = (text) => appendFileSync('notes', text + ' ');
  note('begins');
  process.once('SIGTERM', () => setTimeout(() => { note('ends'); process.exit(0); }, 50));
  console.log('listening');
  setInterval(() => undefined, 1000);
`;

function follow(code: string): WatchedProcess {
  const followed = new WatchedProcess({ args: ['-e', code], cwd: folder, env: process.env });
  all.push(followed);
  return followed;
}
const notes = async () => (await readFile(join(folder, 'notes'), 'utf8')).trim();

test('a program that cannot start reports it and can be started again', async () => {
  const followed = follow('process.exit(1)');
  expect(await followed.start()).toBe(false);
  expect(await followed.start()).toBe(false);
});

test('repeated starts run one process at a time, each after the previous one ended', async () => {
  const followed = follow(program);
  expect(await followed.start()).toBe(true);
  expect(await notes()).toBe('begins');
  followed.start();
  followed.start();
  expect(await followed.ready).toBe(true);
  await followed.stop();
  expect(await notes()).toMatch(/^(begins ends ?)+$/);
});
