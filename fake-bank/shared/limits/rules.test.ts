import { expect, test } from 'vitest';
import { DomainError } from '#bank/core/errors/domain-error';
import { checkDayLimit, checkOperationLimit } from './rules';

/** Returns code, field and text of the error, or 'passes'. */
function said(check: () => void): string {
  try {
    check();
    return 'passes';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, field, description } = error;
    return [code, field, description].join(' ');
  }
}

test.each<[string, () => void, string]>([
  ['the limit itself', () => checkOperationLimit(100_00, 100_00), 'passes'],
  [
    'a centavo above it',
    () => checkOperationLimit(100_01, 100_00),
    '2082 amount Tu límite por operación es $100.00 MXN.',
  ],
  [
    'all that is left of a day',
    () => checkDayLimit(40_00, { daily: 100_00, used: 60_00 }, 'pagar'),
    'passes',
  ],
  [
    'a centavo more than that',
    () => checkDayLimit(40_01, { daily: 100_00, used: 60_00 }, 'pagar'),
    '2081 amount Hoy puedes pagar hasta $40.00 MXN más.',
  ],
  [
    'anything where nothing is left',
    () => checkDayLimit(1, { daily: 100_00, used: 100_00 }, 'enviar'),
    '2081 amount Ya usaste tu límite de hoy. Escoge otra fecha.',
  ],
])('%s', (_, check, expected) => expect(said(check)).toBe(expected));
