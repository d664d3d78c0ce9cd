import { valueFor } from '#bank/core/operations/magic-tokens';
import { shownText } from '#bank/server/http/errors';
import { catalogue, type ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';
import { SEND, speiForm, toMother } from './third-parties';

const SIGN = {
  method: 'POST',
  path: '/api/signatures/v3/security/signatures/{signatureKey}/signers/0/signature',
};

/** Not the token value of any demo customer. */
const WRONG_TOKEN_VALUE = '000000';

const signing = (code: ErrorCode, title: string, value: string): Omit<Scenario, 'arrange'> => ({
  id: `signature-${slug(code)}`,
  title,
  code,
  customer: 'ana',
  ...speiForm(toMother),
  // Typing the last digit submits.
  steps: ['Continuar', SEND, `Escribe ${value} en Clave de seguridad`],
  expect: { ...shownText(code), shownAs: 'notice', moneyMoved: false },
});

const rejectionOf = (code: ErrorCode): Scenario => ({
  ...signing(code, `El banco rechaza la firma con ${code}`, '318204'),
  arrange: rejectOnce(SIGN, code),
});

/** The signature service fails for certain token values. */
const failing = (code: ErrorCode, value: string): Scenario => ({
  ...signing(code, `La firma falla con ${code}`, value),
  arrange: {},
});

/** One scenario per code. Wrong and failing values need no setup. */
export const signatureScenarios: readonly Scenario[] = [
  {
    ...signing('NOK', 'La clave del token no es correcta', WRONG_TOKEN_VALUE),
    arrange: {},
  },
  ...catalogue
    .filter(({ code, scopes }) => scopes.some((scope) => scope === 'signature') && code !== 'NOK')
    .map(({ code }) => {
      const value = valueFor(code);
      return value === undefined ? rejectionOf(code) : failing(code, value);
    }),
];
