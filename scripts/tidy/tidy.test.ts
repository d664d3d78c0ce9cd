import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles';
import { importsOf, ownTarget } from './imports';
import { importBreach, packageBreach } from './law';
import { roomGraph } from './rooms';

describe('imports of a source', () => {
  it('are found in every form', () => {
    const source = [
      "import { a } from './a';",
      "import type { B } from '#contract/b';",
      'import {',
      '  c,',
      "} from '../c';",
      "import 'd.css';",
      "export * from './e';",
      "const page = lazy(() => import('./Page'));",
      "const text = 'a letter from \\'home\\'';",
    ].join('\n');
    expect(importsOf(source)).toEqual([
      { line: 1, specifier: './a' },
      { line: 2, specifier: '#contract/b' },
      { line: 5, specifier: '../c' },
      { line: 6, specifier: 'd.css' },
      { line: 7, specifier: './e' },
      { line: 8, specifier: './Page' },
    ]);
  });

  it.each([
    ['web/src/flow/a.tsx', '../ui/Button', 'web/src/ui/Button'],
    ['fake-bank/domains/transfers/routes.ts', '#contract/transfers', 'contract/transfers'],
    ['fake-bank/main.ts', './app', 'fake-bank/app'],
    ['web/src/app/main.tsx', 'react', null],
  ])('%s: %s is %s', (file, specifier, target) => {
    expect(ownTarget(file, specifier)).toBe(target);
  });
});

describe('the import law', () => {
  it.each([
    ['contract/transfers.ts', 'contract/shared/money'],
    ['web/src/features/summary/Page.tsx', 'web/src/ui/Card'],
    ['web/src/features/summary/Page.tsx', 'web/src/session/session'],
    ['web/src/features/transfers/Page.tsx', 'web/src/features/transfers/rules'],
    ['web/src/app/routes.tsx', 'web/src/features/summary/Page'],
    ['web/src/flow/FlowPage.tsx', 'web/src/forms/ErrorSummary'],
    ['fake-bank/domains/transfers/routes.ts', 'fake-bank/ground/ledger/ledger'],
    ['fake-bank/app.ts', 'fake-bank/domains/transfers/routes'],
    ['fake-bank/seed/seed.ts', 'fake-bank/domains/transfers/transfer'],
    ['fake-bank/ground/ledger/ledger.test.ts', 'fake-bank/domains/transfers/transfer'],
    ['fake-bank/server/http/begin.ts', 'fake-bank/ground/call/call'],
    ['fake-bank/sandbox/routes.ts', 'fake-bank/server/http/sessions'],
    ['fake-bank/seed/people/ana.ts', 'fake-bank/seed/accounts'],
    ['scripts/start.ts', 'fake-bank/main'],
  ])('lets %s import %s', (file, target) => {
    expect(importBreach(file, target)).toBeNull();
  });

  it.each([
    ['contract/transfers.ts', 'web/src/ui/Card'],
    ['web/src/api/client.ts', 'fake-bank/server/http/errors'],
    ['web/src/api/client.test.ts', 'fake-bank/server/http/errors'],
    ['fake-bank/app.ts', 'web/src/app/main'],
    ['fake-bank/app.ts', 'scripts/start'],
    ['web/src/ui/Card.tsx', 'web/src/flow/flow'],
    ['web/src/operation/settle.ts', 'web/src/flow/flow'],
    ['web/src/attic/a.ts', 'web/src/ui/Card'],
    ['web/src/flow/FlowPage.tsx', 'web/src/features/transfers/rules'],
    ['web/src/features/summary/Page.tsx', 'web/src/app/routes'],
    ['web/src/features/summary/Page.tsx', 'web/src/features/transfers/rules'],
    ['fake-bank/domains/transfers/routes.ts', 'fake-bank/domains/accounts/views'],
    ['fake-bank/ground/ledger/ledger.ts', 'fake-bank/domains/transfers/transfer'],
    ['fake-bank/domains/transfers/routes.ts', 'fake-bank/app'],
    ['fake-bank/domains/transfers/routes.ts', 'fake-bank/server/http/sessions'],
    ['fake-bank/ground/ledger/ledger.ts', 'fake-bank/ground/operation/operation'],
    ['fake-bank/ground/bank/bank.ts', 'fake-bank/sandbox/instruments/faults'],
    ['fake-bank/server/http/begin.ts', 'fake-bank/sandbox/instruments/log'],
    ['fake-bank/domains/transfers/rules.ts', 'fake-bank/attic/rules'],
    ['fake-bank/attic/rules.ts', 'fake-bank/ground/ledger/ledger'],
  ])('keeps %s from %s', (file, target) => {
    expect(importBreach(file, target)).not.toBeNull();
  });
});

describe('packages at home', () => {
  it.each([
    ['contract/shared/decimal.ts', 'decimal.js', true],
    ['web/src/money/format.ts', 'decimal.js', false],
    ['fake-bank/ground/store/kept.ts', 'lowdb', true],
    ['fake-bank/ground/ledger/ledger.ts', 'lowdb/node', false],
    ['web/src/ui/Card.tsx', '@chakra-ui/react/box', true],
    ['web/src/ui/Card.tsx', '@chakra-ui/react', false],
    ['contract/money.ts', 'zod/mini', true],
    ['contract/money.ts', 'zod', false],
    ['fake-bank/app.ts', 'react', false],
    ['web/src/api/client.ts', 'node:fs', false],
  ])('%s imports %s: %s', (file, name, allowed) => {
    expect(packageBreach(file, name) === null).toBe(allowed);
  });
});

describe('circles of folders', () => {
  const circles = (...imports: readonly (readonly [file: string, target: string])[]) =>
    circlesOf(roomGraph(imports.map(([file, target]) => ({ file, target }))));

  it('are found whatever their length, each once', () => {
    const [a, b, c] = ['web/src/a', 'web/src/b', 'web/src/c'];
    expect(circles([`${a}/x.ts`, `${b}/y`], [`${b}/z.ts`, `${c}/y`], [`${c}/y.ts`, `${a}/z`])).toEqual([
      [a, b, c, a],
    ]);
  });

  it('are none where imports run one way, stay in a folder, or are a test’s', () => {
    expect(
      circles(
        ['web/src/a/x.ts', 'web/src/b/y'],
        ['web/src/a/x.ts', 'web/src/c/y'],
        ['web/src/b/y.ts', 'web/src/c/y'],
        ['web/src/b/y.ts', 'web/src/b/z'],
        ['web/src/c/y.test.ts', 'web/src/a/x'],
        ['fake-bank/app.ts', 'fake-bank/ground/call/call'],
      ),
    ).toEqual([]);
  });
});
