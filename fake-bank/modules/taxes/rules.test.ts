import { describe, expect, test } from 'vitest';
import { DomainError } from '#bank/core/errors/domain-error';
import { FEDERAL, PROPERTY } from '#bank/testing/tax';
import type { TaxOperation } from '#contract/domain/payment';
import type { ErrorCode } from '#contract/errors';
import { corruptDigit, makeLine } from './capture-line';
import { checkTax, type TaxOrder } from './rules';

const NOW = Date.parse('2026-11-23T09:30:00-06:00');
const due = '2026-11-23';

type Change = Partial<TaxOrder> &
  Partial<{ isActive: boolean; available: number; now: number; paid: string }>;

function check(operation: TaxOperation, change: Change = {}) {
  const { isActive = true, available = 2_000_000_00, now = NOW, paid, ...order } = change;
  const facts = {
    operation,
    now,
    isActive,
    available,
    isPaid: (line: string) => line === paid,
    issued: (line: string) => (line === PROPERTY.capture_line ? 4_256_50 : undefined),
  };
  return checkTax({ ...(operation === 'SAT' ? FEDERAL : PROPERTY), ...order }, facts);
}

function codeAndFieldOf(work: () => unknown): Pick<DomainError, 'code' | 'field'> {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, ...(error.field && { field: error.field }) };
    throw error;
  }
  throw new Error('nothing was refused');
}

const sat = (line: Partial<Parameters<typeof makeLine>[0]> = {}) =>
  makeLine({ concept: '04', reference: 'AAA0000001', due, amount: 8_500_00, ...line });
const city = (line: Partial<Parameters<typeof makeLine>[0]> = {}) =>
  makeLine({ concept: '77', reference: 'AAA0000001', due, amount: 900_00, ...line });
const water = [
  { id: 'water', value: '1234567890123456' },
  { id: 'bimester', value: '6' },
  { id: 'year', value: '2026' },
];

describe('a valid line', () => {
  test('of federal taxes is accepted', () => {
    expect(check('SAT')).toMatchObject({ line: FEDERAL.capture_line, amount: 8_500_00, fields: [] });
  });

  test('in groups and lowercase is accepted on its due date', () => {
    const spaced = sat()
      .toLowerCase()
      .replace(/(.{4})/g, '$1 - ');
    expect(check('SAT', { capture_line: spaced })).toMatchObject({ line: sat(), due });
  });

  test('of the city is accepted with its required fields only', () => {
    expect(check('CDMX').fields).toEqual([
      { id: 'taxpayer', name: 'Nombre del contribuyente', value: 'Ana Lucía Herrera', dataType: 3 },
      { id: 'rfc', name: 'RFC', value: 'HEAA880412QX3', dataType: 8 },
      {
        id: 'property',
        name: 'Cuenta predial',
        value: '056214180004',
        dataType: 1,
        format: '999 999 99 999 9',
      },
      { id: 'bimester', name: 'Bimestre', value: '6', dataType: 1, format: '1-6' },
      { id: 'issued', name: 'Fecha de la boleta', value: '2026-11-02', dataType: 5, format: 'YYYY-MM-DD' },
    ]);
  });

  test('is accepted for the whole balance and for the maximum amount', () => {
    expect(check('SAT', { available: 8_500_00 }).amount).toBe(8_500_00);
    const maximum = sat({ amount: 1_000_000_00 });
    expect(check('SAT', { capture_line: maximum, amount: 1_000_000 }).amount).toBe(1_000_000_00);
  });
});

describe('a payment is rejected', () => {
  const line = 'capture_line';
  test.each<[string, TaxOperation, Change, ErrorCode, string?]>([
    [
      'first of all if the service is not active',
      'SAT',
      { isActive: false, capture_line: 'x' },
      'E_BFFWEBPYMT_058',
    ],
    ['before opening time', 'SAT', { now: Date.parse('2026-11-23T05:59:59-06:00') }, '2185'],
    ['at closing time', 'CDMX', { now: Date.parse('2026-11-23T19:30:00-06:00') }, '2185'],
    ['with a line that is too short', 'SAT', { capture_line: sat().slice(1) }, 'E_BFFWEBPYMT_052', line],
    [
      'with a line of invalid characters',
      'SAT',
      { capture_line: `Ñ${sat().slice(1)}` },
      'E_BFFWEBPYMT_052',
      line,
    ],
    ['with a line of the city', 'SAT', { capture_line: city() }, 'E_BFFWEBPYMT_052', line],
    ['with a corrupted digit', 'SAT', { capture_line: corruptDigit(sat()) }, 'E_BFFWEBPYMT_052', line],
    ['after its due date', 'SAT', { capture_line: sat({ due: '2026-11-22' }) }, 'E_BFFWEBPYMT_053', line],
    [
      'with an amount that does not fit the line',
      'SAT',
      { capture_line: sat(), amount: 8_501 },
      'E_BFFWEBPYMT_054',
      'amount',
    ],
    ['above the maximum', 'SAT', { amount: 1_000_001 }, 'E_BFFWEBPYMT_054', 'amount'],
    ['with centavos in the amount', 'SAT', { amount: 8_500.5 }, '0000', 'amount'],
    [
      'as paid if it is both paid and expired',
      'SAT',
      { capture_line: sat({ due: '2026-11-22' }), paid: sat({ due: '2026-11-22' }) },
      'E_BFFWEBPYMT_055',
      line,
    ],
    ['above the balance', 'SAT', { available: 8_499_99 }, 'CZ_INSUFFICIENT_FUNDS', 'amount'],
    ['with a line that is too long', 'CDMX', { capture_line: `${city()}1` }, 'E_BFFWEBPYMT_067', line],
    ['with a federal line', 'CDMX', { capture_line: sat() }, 'E_BFFWEBPYMT_068', line],
    [
      'with a line of invalid characters',
      'CDMX',
      { capture_line: `Ñ${city().slice(1)}` },
      'E_BFFWEBPYMT_068',
      line,
    ],
    ['with a corrupted digit', 'CDMX', { capture_line: corruptDigit(city()) }, 'E_BFFWEBPYMT_069', line],
    ['with a paid line', 'CDMX', { paid: PROPERTY.capture_line }, 'E_BFFWEBPYMT_055', line],
    ['after its due date', 'CDMX', { capture_line: city({ due: '2026-11-22' }) }, 'E_BFFWEBPYMT_070', line],
    ['above the maximum', 'CDMX', { amount: 1_000_000.01 }, 'E_BFFWEBPYMT_064', 'amount'],
    [
      'with an amount that does not fit the line',
      'CDMX',
      { capture_line: city(), amount: 901, fields: water },
      'E_BFFWEBPYMT_071',
      'amount',
    ],
    ['with an amount a hundred pesos too high', 'CDMX', { amount: 4_356.5 }, 'E_BFFWEBPYMT_071', 'amount'],
    ['without a required field', 'CDMX', { fields: PROPERTY.fields.slice(1) }, '0000', 'fields.taxpayer'],
    [
      'with a bimester out of range',
      'CDMX',
      { fields: [...PROPERTY.fields.slice(0, 3), { id: 'bimester', value: '7' }] },
      '0000',
      'fields.bimester',
    ],
    [
      'with an unknown field',
      'CDMX',
      { fields: [...PROPERTY.fields, { id: 'curp', value: 'A' }] },
      '0000',
      'fields.curp',
    ],
  ])('%s (%s)', (_, operation, change, code, field) => {
    expect(codeAndFieldOf(() => check(operation, change))).toEqual({ code, ...(field && { field }) });
  });
});
