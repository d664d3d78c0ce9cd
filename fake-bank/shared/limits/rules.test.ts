import { expect, test } from 'vitest';
import { DomainError } from '#bank/core/errors/domain-error';
import { checkDayLimit, checkOperationLimit } from './rules';

/** Returns code, field and text of the error, or 'passes'. */
function outcomeOf(check: () => void): string {
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
  ['accepts the limit itself', () => checkOperationLimit(100_00, 100_00), 'passes'],
  [
    'rejects a centavo above the limit',
    () => checkOperationLimit(100_01, 100_00),
    '2082 amount Tu límite por operación es $100.00 MXN.',
  ],
  [
    'accepts the rest of the daily limit',
    () => checkDayLimit(40_00, { daily: 100_00, used: 60_00 }, 'pagar'),
    'passes',
  ],
  [
    'rejects a centavo above the rest of the daily limit',
    () => checkDayLimit(40_01, { daily: 100_00, used: 60_00 }, 'pagar'),
    '2081 amount Hoy puedes pagar hasta $40.00 MXN más.',
  ],
  [
    'rejects any amount if the daily limit is used up',
    () => checkDayLimit(1, { daily: 100_00, used: 100_00 }, 'enviar'),
    '2081 amount Ya usaste tu límite de hoy. Escoge otra fecha.',
  ],
])('%s', (_, check, expected) => expect(outcomeOf(check)).toBe(expected));
