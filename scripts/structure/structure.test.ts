import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles';
import { folderGraph } from './folder-graph';
import { importViolation, packageViolation } from './import-rules';
import { importsOf, ownTarget } from './imports';

describe('imports of a source file', () => {
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
    ['web/src/flow/a.tsx', '../components/Button', 'web/src/components/Button'],
    ['web/src/flow/receipt/a.tsx', '#web/components/Button.tsx', 'web/src/components/Button'],
    ['fake-bank/modules/transfers/routes.ts', '#bank/core/ledger/ledger', 'fake-bank/core/ledger/ledger'],
    ['fake-bank/modules/transfers/routes.ts', '#contract/transfers', 'contract/transfers'],
    ['fake-bank/main.ts', './app', 'fake-bank/app'],
    ['web/src/app/main.tsx', 'react', null],
  ])('from %s of %s resolve to %s', (file, specifier, target) => {
    expect(ownTarget(file, specifier)).toBe(target);
  });
});

describe('import rules', () => {
  it.each([
    ['contract/transfers.ts', 'contract/domain/money'],
    ['web/src/features/summary/Page.tsx', 'web/src/components/Card'],
    ['web/src/features/transfers/own/Page.tsx', 'web/src/features/transfers/shared/status'],
    ['web/src/features/taxes/Page.tsx', 'web/src/features/bill-payments/shared/payments/api'],
    ['web/src/app/routes.tsx', 'web/src/features/summary/Page'],
    ['web/src/app/shell/Header.tsx', 'web/src/app/routes/links'],
    ['web/src/flow/FlowPage.tsx', 'web/src/components/forms/ErrorSummary'],
    ['fake-bank/modules/transfers/routes.ts', 'fake-bank/core/ledger/ledger'],
    ['fake-bank/app.ts', 'fake-bank/modules/transfers/routes'],
    ['fake-bank/seed/seed.ts', 'fake-bank/modules/transfers/service'],
    ['fake-bank/core/ledger/ledger.test.ts', 'fake-bank/modules/transfers/service'],
    ['fake-bank/server/http/begin.ts', 'fake-bank/core/http/call'],
    ['fake-bank/sandbox/routes.ts', 'fake-bank/server/http/sessions'],
    ['scripts/serve.ts', 'fake-bank/main'],
    ['fake-bank/package/real-bank.ts', 'scripts/conformance/conform'],
    ['web/console/today/TodayPage.tsx', 'web/src/components/Button'],
    ['web/console/lib/times.ts', 'web/src/lib/format/dates'],
    ['web/console/lib/api.ts', 'contract/sandbox'],
    ['web/tests/support/dom/page.ts', 'web/console/start-console'],
  ])('allow %s to import %s', (file, target) => {
    expect(importViolation(file, target)).toBeNull();
  });

  it.each([
    ['contract/transfers.ts', 'web/src/components/Card'],
    ['web/src/lib/api/client.ts', 'fake-bank/server/http/errors'],
    ['web/src/lib/api/client.test.ts', 'fake-bank/server/http/errors'],
    ['fake-bank/app.ts', 'web/src/app/main'],
    ['fake-bank/app.ts', 'scripts/serve'],
    ['fake-bank/sandbox/routes.ts', 'scripts/conformance/report'],
    ['web/src/components/Card.tsx', 'web/src/flow/flow'],
    ['web/src/flow/FlowPage.tsx', 'web/src/features/transfers/own/rules'],
    ['web/src/features/summary/Page.tsx', 'web/src/app/routes'],
    ['web/src/features/transfers/own/Page.tsx', 'web/src/features/summary/accounts'],
    ['web/src/features/bill-payments/history/api.ts', 'web/src/features/taxes/api'],
    ['web/src/attic/a.ts', 'web/src/components/Card'],
    ['fake-bank/modules/transfers/routes.ts', 'fake-bank/modules/accounts/views'],
    ['fake-bank/core/ledger/ledger.ts', 'fake-bank/shared/lending/debt'],
    ['fake-bank/shared/lending/debt.ts', 'fake-bank/modules/transfers/service'],
    ['fake-bank/modules/transfers/routes.ts', 'fake-bank/app'],
    ['fake-bank/modules/transfers/routes.ts', 'fake-bank/server/http/sessions'],
    ['fake-bank/core/tenants/bank.ts', 'fake-bank/sandbox/instruments/faults'],
    ['fake-bank/modules/transfers/rules.ts', 'fake-bank/attic/rules'],
    ['web/console/lib/api.ts', 'web/src/lib/api/client'],
    ['web/console/today/TodayPage.tsx', 'web/src/features/summary/parts'],
    ['web/console/lib/api.ts', 'fake-bank/sandbox/routes'],
    ['web/src/app/main.tsx', 'web/console/start-console'],
  ])('forbid %s to import %s', (file, target) => {
    expect(importViolation(file, target)).not.toBeNull();
  });
});

describe('restricted packages', () => {
  it.each([
    ['contract/domain/decimal.ts', 'decimal.js', true],
    ['web/src/lib/money/format.ts', 'decimal.js', false],
    ['fake-bank/core/storage/durable-store.ts', 'lowdb', true],
    ['fake-bank/core/ledger/ledger.ts', 'lowdb/node', false],
    ['web/src/components/Card.tsx', '@chakra-ui/react/box', true],
    ['web/src/components/Card.tsx', '@chakra-ui/react', false],
    ['contract/money.ts', 'zod/mini', true],
    ['contract/money.ts', 'zod', false],
    ['fake-bank/app.ts', 'react', false],
    ['web/src/lib/api/client.ts', 'node:fs', false],
  ])('%s imports %s: %s', (file, name, allowed) => {
    expect(packageViolation(file, name) === null).toBe(allowed);
  });
});

describe('cycles between folders', () => {
  const cycles = (...imports: readonly (readonly [file: string, target: string])[]) =>
    findCycles(folderGraph(imports.map(([file, target]) => ({ file, target }))));

  it('are found at any length, each once', () => {
    const [a, b, c] = ['web/src/flow/a', 'web/src/flow/b', 'web/src/flow/c'];
    expect(cycles([`${a}/x.ts`, `${b}/y`], [`${b}/z.ts`, `${c}/y`], [`${c}/y.ts`, `${a}/z`])).toEqual([
      [a, b, c, a],
    ]);
  });

  it('ignore one-way imports, imports within a folder and imports of tests', () => {
    expect(
      cycles(
        ['web/src/lib/a/x.ts', 'web/src/lib/b/y'],
        ['web/src/lib/a/x.ts', 'web/src/lib/c/y'],
        ['web/src/lib/b/y.ts', 'web/src/lib/c/y'],
        ['web/src/lib/b/y.ts', 'web/src/lib/b/z'],
        ['web/src/lib/c/y.test.ts', 'web/src/lib/a/x'],
        ['fake-bank/app.ts', 'fake-bank/core/http/call'],
      ),
    ).toEqual([]);
  });
});
