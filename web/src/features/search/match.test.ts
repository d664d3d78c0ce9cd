import { describe, expect, test } from 'vitest';
import { hasAll, termsOf } from '#web/lib/format/search-terms.ts';
import { bestOf, piecesOf, rankOf } from './match';

test.each([
  ['Águirre', ['aguirre']],
  ['  Luz   CASA ', ['luz', 'casa']],
  ['Nómina', ['nomina']],
  ['', []],
  ['   ', []],
])('%j is searched as %j', (search, terms) => expect(termsOf(search)).toEqual(terms));

describe('how well something is found', () => {
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
  ])('%s: %s', (search, rank) => expect(rankOf(tomas, termsOf(search))).toBe(rank));

  test.each([
    ['lu', true],
    ['un', false],
    ['una', true],
  ])('%s counts: %s; short words count where a word begins', (search, found) =>
    expect(rankOf(tomas, termsOf(search)) !== undefined).toBe(found),
  );
});

test('the best come first, and those that are as good keep their order', () => {
  const items = [
    { title: 'Pagar', detail: 'la luz' },
    { title: 'Luz de casa', detail: '' },
    { title: 'Casa de luz', detail: '' },
    { title: 'Lucía', detail: '' },
    { title: 'Nadie', detail: '' },
  ];
  expect(bestOf(items, termsOf('lu')).map(({ title }) => title)).toEqual([
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
])('of a movement every word must be there: %s, %s', (search, found) =>
  expect(hasAll('pago cfe\n19 nov 2026\n684.00', termsOf(search))).toBe(found),
);

describe('what was searched stands out in what is shown', () => {
  const shown = (text: string, search: string) =>
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
  ])('%s, %s: %s', (text, search, expected) => expect(shown(text, search)).toBe(expected));

  test('nothing of the text is lost, however its accents are written', () =>
    expect(
      piecesOf('Cafe\u0301 con an\u0303o', ['cafe'])
        .map(({ text }) => text)
        .join(''),
    ).toBe('Café con año'));
});
