import { describe, expect, test } from 'vitest';
import { matchesAllTerms, termsOf } from '#web/lib/format/search-terms.ts';
import { findBest, piecesOf, rankOf } from './match';

test.each([
  ['Águirre', ['aguirre']],
  ['  Luz   CASA ', ['luz', 'casa']],
  ['Nómina', ['nomina']],
  ['', []],
  ['   ', []],
])('%j is split into %j', (search, terms) => expect(termsOf(search)).toEqual(terms));

describe('the rank of a match', () => {
  const tomas = {
    title: 'Renta',
    detail: 'Tomás Águirre Luna · Banorte',
    words: ['072180001234566613 persona'],
  };
  test.each([
    ['renta', 0],
    ['ren', 0],
    ['enta', 2],
    ['aguirre', 4],
    ['tomas', 3],
    ['guirre', 5],
    ['persona', 7],
    ['6613', 8],
    ['renta luna', 4],
    ['renta nadie', undefined],
  ])('of "%s" is %s', (search, rank) => expect(rankOf(tomas, termsOf(search))).toBe(rank));

  test.each([
    ['lu', true],
    ['un', false],
    ['una', true],
  ])('matches the short term %s only at the start of a word: %s', (search, isMatch) =>
    expect(rankOf(tomas, termsOf(search)) !== undefined).toBe(isMatch),
  );
});

test('sorts by rank and keeps the order of equal ranks', () => {
  const items = [
    { title: 'Pagar', detail: 'la luz' },
    { title: 'Luz de casa', detail: '' },
    { title: 'Casa de luz', detail: '' },
    { title: 'Lucía', detail: '' },
    { title: 'Nadie', detail: '' },
  ];
  expect(findBest(items, termsOf('lu')).map(({ title }) => title)).toEqual([
    'Luz de casa',
    'Lucía',
    'Casa de luz',
    'Pagar',
  ]);
});

test.each([
  ['cfe 684', true],
  ['684 cfe', true],
  ['nov cfe', true],
  ['cfe 685', false],
  ['fe', false],
])('the search "%s" finds the movement if all terms match: %s', (search, isFound) =>
  expect(matchesAllTerms('pago cfe\n19 nov 2026\n684.00', termsOf(search))).toBe(isFound),
);

describe('highlighted matches', () => {
  const highlight = (text: string, search: string) =>
    piecesOf(text, termsOf(search))
      .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
      .join('');
  test.each([
    ['Tomás Águirre Luna', 'aguirre', 'Tomás [Águirre] Luna'],
    ['Lucía', 'luci', '[Lucí]a'],
    ['Lucía', 'LUCÍA', '[Lucía]'],
    ['Luz del Altiplano', 'lu', '[Lu]z del Altiplano'],
    ['Nómina y otra nómina', 'nomina', '[Nómina] y otra [nómina]'],
    ['Mamá', 'mam ama', '[Mamá]'],
    ['Nada', 'xyz', 'Nada'],
    ['İstanbul', 'stan', 'İ[stan]bul'],
  ])('in %s for %s: %s', (text, search, expected) => expect(highlight(text, search)).toBe(expected));

  test('keep the whole text if its accents are decomposed', () =>
    expect(
      piecesOf('Cafe\u0301 con an\u0303o', ['cafe'])
        .map(({ text }) => text)
        .join(''),
    ).toBe('Café con año'));
});
