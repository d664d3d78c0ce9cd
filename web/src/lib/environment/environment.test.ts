import { describe, expect, it } from 'vitest';
import { environmentRank, isTest, readEnvironment } from './environment';
import { readFlag } from './flags';
import { previousVersionUrl } from './previous-version';

const storage = (values: Record<string, string>) => ({ getItem: (key: string) => values[key] ?? null });

describe('environment', () => {
  it.each([
    [{ environment: 'ist' }, 'ist'],
    [{ environment: 'uat' }, 'uat'],
    [{ environment: 'nft' }, 'nft'],
    [{ environment: 'prd' }, 'prd'],
    [{ environment: 'qa' }, 'prd'],
    [{ environment: 'toString' }, 'prd'],
    [{}, 'prd'],
  ])('with %o is %s', (values, name) => expect(readEnvironment(storage(values))).toBe(name));

  it('has a rank per name', () => expect(environmentRank).toEqual({ ist: 1, uat: 2, nft: 3, prd: 4 }));

  it('distinguishes test from production', () => {
    expect((['ist', 'uat', 'nft', 'prd'] as const).map(isTest)).toEqual([true, true, true, false]);
  });
});

describe('flags', () => {
  it.each([
    [{}, false],
    [{ taxHub: 'true' }, false],
    [{ environment: 'prd', taxHub: 'true' }, false],
    [{ environment: 'uat', taxHub: 'true' }, true],
    [{ environment: 'uat', taxHub: 'false' }, false],
    [{ environment: 'uat' }, false],
  ])('with %o the tax hub is %s', (values, on) => expect(readFlag('taxHub', storage(values))).toBe(on));
});

describe('the URL of the previous version', () => {
  it('differs by device and environment', () => {
    const urls = [
      previousVersionUrl(false, 'prd'),
      previousVersionUrl(true, 'prd'),
      previousVersionUrl(false, 'uat'),
      previousVersionUrl(true, 'uat'),
    ];
    expect(new Set(urls).size).toBe(4);
  });

  it('is the same in every test environment', () =>
    expect(previousVersionUrl(false, 'ist')).toBe(previousVersionUrl(false, 'nft')));
});
