import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutPackage } from './cut-package';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cenzontle-cut-'));
  writeFileSync(join(root, 'main.js'), "import { list } from './package.js';\nconsole.log(list);");
  writeFileSync(join(root, 'package.js'), "export const list = ['long'];");
});
afterEach(() => rmSync(root, { recursive: true }));

const cutting = (id: RegExp) =>
  cutPackage({ name: 'without-list', file: { id }, cut: (code) => code.replace('long', 'short') });

async function built(id: RegExp, plugin = cutting(id)): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  return JSON.stringify(made);
}

it('builds with the file cut', async () => {
  const code = await built(/package\.js$/);
  expect(code).toContain('short');
  expect(code).not.toContain('long');
});

it('fails the build that never meets the file', async () => {
  await expect(built(/renamed\.js$/)).rejects.toThrow('without-list: the build has no file renamed\\.js$');
});

it('fails a build that no longer meets the file, though one before it did', async () => {
  const plugin = cutting(/package\.js$/);
  await built(/package\.js$/, plugin);
  writeFileSync(join(root, 'main.js'), 'console.log(1);');
  await expect(built(/package\.js$/, plugin)).rejects.toThrow('the build has no file');
});

it('leaves a build that fails by itself its own words', async () => {
  writeFileSync(join(root, 'main.js'), 'const = 1;');
  await expect(built(/package\.js$/)).rejects.not.toThrow('the build has no file');
});
