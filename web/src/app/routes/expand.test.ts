import { describe, expect, it } from 'vitest';
import { expand } from './expand';
import { mainRoutes, publicRoutes, redirects, settingsRoutes } from './table';

/** Flows with additional steps. */
const MORE_STEPS = [
  ['/transfers/recipients/create', '{|token-verification|mobile|confirm|qr|receipt}'],
  ['/taxes', '{|bill-payment|account|payment-method|confirm|receipt}'],
  ['/bill-payments/tax-sat', '{|confirm|receipt|token-verification}'],
  ['/bill-payments/tax-cdmx', '{|payment-information|extra-data|confirm|receipt|token-verification}'],
] as const;

describe('expanded patterns', () => {
  it.each([
    ['/a', ['/a']],
    ['/', ['/']],
    ['/a/{b|c}', ['/a/b', '/a/c']],
    ['/a/{|b}', ['/a', '/a/b']],
    ['/{a|b}/{|c}', ['/a', '/a/c', '/b', '/b/c']],
    ['/a/:key', ['/a/:key']],
  ])('expands %s', (pattern, paths) => expect(expand(pattern)).toEqual(paths));
});

describe('route table', () => {
  const paths = [...publicRoutes, ...mainRoutes, ...settingsRoutes].flatMap(({ path }) => expand(path));
  const stepsOf = (path: string) =>
    MORE_STEPS.find(([flow]) => path.startsWith(flow))?.[1] ?? '{|confirm|receipt}';
  const pathsWithSteps = paths.flatMap((path) => expand(path.replace('/:step?', `/${stepsOf(path)}`)));

  it('contains every path once', () => expect(new Set(paths).size).toBe(paths.length));

  /*
   * The specification counts 169 paths: routes and redirects without the search, plus the bare sign-out
   * page and the unknown path.
   */
  it('contains at least as many paths as the specification', () =>
    expect(pathsWithSteps.length - 1 + redirects.length + 2).toBeGreaterThanOrEqual(169));
});
