import { describe, expect, it } from 'vitest';
import { embossingNameOf, isEmbossingName, MAX_EMBOSSING_LENGTH } from './campaign';

describe('the name on a card', () => {
  it.each([
    ['Ana Lucía Herrera', 'ANA LUCIA HERRERA'],
    ['Carmen Villaseñor', 'CARMEN VILLASEÑOR'],
    ['José Ángel Núñez Güemes de la Peña', 'JOSE ANGEL NUÑEZ DE'],
    ['Renata  Ibáñez', 'RENATA IBAÑEZ'],
    ['D’Angelo O’Neill', 'DANGELO ONEILL'],
    ['', ''],
  ])('of %s is %s', (name, expected) => {
    expect(embossingNameOf(name)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(MAX_EMBOSSING_LENGTH);
  });

  it.each([
    ['ANA HERRERA', true],
    ['CARMEN VILLASEÑOR', true],
    ['ANA', false],
    ['ana herrera', false],
    ['ANA  HERRERA', false],
    ['ANA HERRERA ', false],
    ['ANA HERRERA 2', false],
    ['ANA LUCIA HERRERA DIAZ', false],
  ])('%s is valid: %s', (name, expected) => {
    expect(isEmbossingName(name)).toBe(expected);
  });
});
