import { describe, expect, it } from 'vitest';
import { institutionOf, institutions } from './institutions';

describe('institutions', () => {
  it('have unique ids of three digits', () => {
    const ids = institutions.map(({ id }) => id);
    expect(ids.filter((id) => !/^\d{3}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['044180001234567896', 'Banco Cenzontle'],
    ['002010077777777771', 'Banamex'],
    ['072', 'Banorte'],
    ['999180001234567896', undefined],
  ])('%s belongs to %s', (clabe, name) => {
    expect(institutionOf(clabe)?.name).toBe(name);
  });
});
