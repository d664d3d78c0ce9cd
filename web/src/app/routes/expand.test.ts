import { describe, expect, it } from 'vitest';
import { expand } from './expand';
import { mainRoutes, publicRoutes, redirects, settingsRoutes } from './table';

describe('permitted values of an address', () => {
  it.each([
    ['/a', ['/a']],
    ['/', ['/']],
    ['/a/{b|c}', ['/a/b', '/a/c']],
    ['/a/{|b}', ['/a', '/a/b']],
    ['/{a|b}/{|c}', ['/a', '/a/c', '/b', '/b/c']],
    ['/a/:key', ['/a/:key']],
  ])('%s', (pattern, paths) => expect(expand(pattern)).toEqual(paths));
});

describe('route table', () => {
  const all = [...publicRoutes, ...mainRoutes, ...settingsRoutes].flatMap(({ path }) => expand(path));
  const withSteps = all.flatMap((path) =>
    path.endsWith('/:step?') ? expand(path.replace('/:step?', '/{|confirm|receipt}')) : [path],
  );

  it('holds every address once', () => expect(new Set(all).size).toBe(all.length));

  /* 169 in the specification: these, the sign-out page without chrome and the unknown path. */
  it('holds every address of the bank', () => expect(withSteps.length + redirects.length + 2).toBe(169));
});
