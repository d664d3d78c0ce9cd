import { expect, test } from 'vitest';
import { cardBankError, digitsError } from './recipients';

const WRONG_CARD_DIGIT = 'Revisa los 16 dígitos: el último no corresponde a los demás.';

test.each([
  ['TPTOFF_ACCTKEY', '012180015488723640', undefined],
  ['TPTOFF_ACCTKEY', '012180015488723641', 'Revisa los 18 dígitos: el último no corresponde a los demás.'],
  ['TPTOFF_ACCTKEY', '01218001548872364', undefined],
  ['TPTCC_ACCTID', '4111111111111111', undefined],
  ['TPTCC_ACCTID', '4111111111111112', WRONG_CARD_DIGIT],
  ['TPTAMEX_ACCTID', '378282246310006', 'Revisa los 15 dígitos: el último no corresponde a los demás.'],
  ['TPTON_ACCTID', '00123456789', undefined],
] as const)('the error for the %s %s: %s', (kind, digits, error) =>
  expect(digitsError(kind, digits)).toBe(error),
);

const CARD_OF_THIS_BANK = '5899000072688487';
const DECLARED_ELSEWHERE = 'Esta tarjeta es de Banco Cenzontle: regístrala con ese banco.';

test.each([
  [CARD_OF_THIS_BANK, '012', DECLARED_ELSEWHERE],
  [CARD_OF_THIS_BANK, '044', undefined],
  ['4111111111111111', '012', undefined],
  [CARD_OF_THIS_BANK.slice(1), '012', undefined],
  ['589900007268848701', '589', undefined],
])('the error for the card %s at bank %s: %s', (digits, bankId, error) =>
  expect(cardBankError(digits, bankId)).toBe(error),
);
