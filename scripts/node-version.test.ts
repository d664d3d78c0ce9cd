import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTooOld, MIN_NODE_VERSION } from './node-version.js';
import { ROOT } from './settings';

test.each([
  ['18.20.4', true],
  ['20.9.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['22.4.0', false],
])('Node %s is too old: %s', (version, expected) => expect(isTooOld(version)).toBe(expected));

test('the needed version equals that of package.json', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${MIN_NODE_VERSION}`);
});

test.each(['start.js', 'dev.ts', 'serve.ts', 'test.ts'])('%s checks the version first', (command) => {
  const source = readFileSync(join(ROOT, 'scripts', command), 'utf8');
  expect(/^import .*$/m.exec(source)?.[0]).toBe("import './node-version.js';");
});
