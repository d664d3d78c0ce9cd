import type { ErrorCode } from '#contract/errors';
import { errorText } from '#contract/errors';
import { shownText } from '../../server/http/errors';
import { type Scenario, slug } from './scenario';

const CREATE = { method: 'POST', path: '/api/payees/v1/payees' };

/** A service that no demo customer has saved. */
const workshop = { 'Número de servicio': '777000111222', 'Alias': 'Luz del taller' };

const typed = (fields: Record<string, string>): string[] =>
  Object.entries(fields).map(([field, value]) => `Escribe ${value} en ${field}`);

type Told = Pick<Scenario, 'code' | 'title'> & Partial<Pick<Scenario, 'steps' | 'arrange'>>;

const saving = ({ code, ...told }: Told): Scenario => ({
  id: `payees-${slug(code)}`,
  code,
  customer: 'ana',
  deepLink: '/transfers/credits/create-payee/service?merchant=luz-del-altiplano',
  data: workshop,
  steps: [...typed(workshop), 'Continuar'],
  expect: { ...shownText(code), ...errorText(code, 'payees'), shownAs: 'dialog', moneyMoved: false },
  arrange: {},
  ...told,
});

/** What is said at the field that has to be another one. */
const atField = (scenario: Scenario): Scenario => ({
  ...scenario,
  expect: { ...scenario.expect, shownAs: 'notice' },
});

const DELAY = 'E_BAASMXBPAP_024' satisfies ErrorCode;

/** One for each code that saving a payee can meet. Duplicates need no fault. */
export const payeeScenarios: readonly Scenario[] = [
  atField(
    saving({
      code: 'E_BAASMXERR_-9',
      title: 'Ya hay un servicio con ese alias',
      steps: [...typed({ ...workshop, Alias: 'Luz de casa' }), 'Continuar'],
    }),
  ),
  atField(
    saving({
      code: 'E_BAASMXERR_-10',
      title: 'El número ya está guardado',
      arrange: {
        situation: {
          name: 'payees.number-taken',
          given: { payee: 'ana-luz', reference: workshop['Número de servicio'] },
        },
      },
    }),
  ),
  saving({
    code: DELAY,
    title: 'La clave del token ya se usó para guardar otro servicio',
    arrange: { fault: { match: CREATE, times: 1, then: { code: DELAY } } },
  }),
];
