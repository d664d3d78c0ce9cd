import { describe, expect, it } from 'vitest';
import { importsOf, ownTarget } from './imports';
import { importBreach, packageBreach } from './law';

const nouns = new Set(['transfers', 'accounts', 'sandbox']);

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
    ['fake-bank/transfers/routes.ts', '#contract/transfers', 'contract/transfers'],
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
    ['fake-bank/transfers/routes.ts', 'fake-bank/ledger/ledger'],
    ['fake-bank/app.ts', 'fake-bank/transfers/routes'],
    ['fake-bank/seed/seed.ts', 'fake-bank/transfers/transfer'],
    ['fake-bank/ledger/ledger.test.ts', 'fake-bank/transfers/transfer'],
    ['scripts/start.ts', 'fake-bank/main'],
  ])('lets %s import %s', (file, target) => {
    expect(importBreach(file, target, nouns)).toBeNull();
  });

  it.each([
    ['contract/transfers.ts', 'web/src/ui/Card'],
    ['web/src/api/client.ts', 'fake-bank/http/errors'],
    ['web/src/api/client.test.ts', 'fake-bank/http/errors'],
    ['fake-bank/app.ts', 'web/src/app/main'],
    ['fake-bank/app.ts', 'scripts/start'],
    ['web/src/ui/Card.tsx', 'web/src/flow/flow'],
    ['web/src/flow/FlowPage.tsx', 'web/src/features/transfers/rules'],
    ['web/src/features/summary/Page.tsx', 'web/src/app/routes'],
    ['web/src/features/summary/Page.tsx', 'web/src/features/transfers/rules'],
    ['fake-bank/transfers/routes.ts', 'fake-bank/accounts/views'],
    ['fake-bank/ledger/ledger.ts', 'fake-bank/transfers/transfer'],
    ['fake-bank/transfers/routes.ts', 'fake-bank/app'],
  ])('keeps %s from %s', (file, target) => {
    expect(importBreach(file, target, nouns)).not.toBeNull();
  });
});

describe('packages at home', () => {
  it.each([
    ['contract/shared/decimal.ts', 'decimal.js', true],
    ['web/src/money/format.ts', 'decimal.js', false],
    ['fake-bank/store/kept.ts', 'lowdb', true],
    ['fake-bank/ledger/ledger.ts', 'lowdb/node', false],
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
