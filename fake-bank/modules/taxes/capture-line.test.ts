import { describe, expect, test } from 'vitest';
import { corruptDigit, fitsAmount, makeLine, readLine } from './capture-line';

/** The line of this tax was computed by hand from the published scheme. */
const property = { concept: '80', reference: 'PRED260001', due: '2039-06-30', amount: 4_256_50 };

test('a line encodes its concept, its due date and a check digit of its amount', () => {
  expect(makeLine(property)).toBe('80PRED26000198566208');
  expect(readLine('80PRED26000198566208')).toEqual({
    line: '80PRED26000198566208',
    concept: '80',
    due: '2039-06-30',
  });
});

test.each([
  ['80PRED26000198566208', '80', 'PRED260001', '2039-06-30', 4_256_50],
  ['80PRED25000144946286', '80', 'PRED250001', '2025-01-31', 3_100_00],
  ['04SAT260000198563245', '04', 'SAT2600001', '2039-06-30', 8_500_00],
  ['05SAT260000798569220', '05', 'SAT2600007', '2039-06-30', 12_000_00],
])('%s has concept %s, reference %s and due date %s', (line, concept, reference, due, amount) => {
  expect(makeLine({ concept, reference, due, amount })).toBe(line);
  expect(readLine(line)).toEqual({ line, concept, due });
  expect(fitsAmount(line, amount)).toBe(true);
});

test.each(['2013-01-01', '2024-02-29', '2026-12-31', '2039-11-18'])(
  'readLine returns the due date that makeLine encoded: %s',
  (due) => {
    expect(readLine(makeLine({ ...property, due }))).toMatchObject({ due });
  },
);

describe('an invalid line', () => {
  test.each([
    ['', 'length'],
    ['80PRED2600019856620', 'length'],
    ['80PRED260001985662081', 'length'],
    ['80PRED2600019856620Ñ', 'alphabet'],
    ['80pred26000198566208', 'alphabet'],
    ['80PRED26000198566209', 'check'],
    ['81PRED26000198566208', 'check'],
    ['80PRED26000X98566208', 'check'],
    ['80PRED26000198563208', 'check'],
  ])('%s has the problem %s', (line, problem) => {
    expect(readLine(line)).toBe(problem);
  });

  test('from corruptDigit has a wrong check digit', () => {
    for (let day = 1; day <= 30; day += 1) {
      const due = `2030-06-${String(day).padStart(2, '0')}`;
      expect(readLine(corruptDigit(makeLine({ ...property, due })))).toBe('check');
    }
  });
});

test.each([
  [4_256_50, true],
  [4_257_50, false],
  [4_256_51, false],
])('a line fits an amount of %i centavos: %s', (amount, fits) => {
  expect(fitsAmount('80PRED26000198566208', amount)).toBe(fits);
});
