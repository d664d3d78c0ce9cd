import { expect, test } from 'vitest';
import { digitsError } from './recipients';

const NO_CARD = 'Revisa los números: no forman una tarjeta válida.';

test.each([
  ['TPTOFF_ACCTKEY', '012180015488723640', undefined],
  ['TPTOFF_ACCTKEY', '012180015488723641', 'Revisa los números: no forman una CLABE válida.'],
  ['TPTOFF_ACCTKEY', '01218001548872364', undefined],
  ['TPTCC_ACCTID', '4111111111111111', undefined],
  ['TPTCC_ACCTID', '4111111111111112', NO_CARD],
  ['TPTAMEX_ACCTID', '378282246310006', NO_CARD],
  ['TPTON_ACCTID', '00123456789', undefined],
] as const)('%s %s: %s', (kind, digits, error) => expect(digitsError(kind, digits)).toBe(error));
