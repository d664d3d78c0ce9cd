import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { atField, rejectOnce, type Scenario, slug } from './scenario';

const BASE = '/api/preauthorized-payments/v1/preauthorized-payments';
const call = (method: string, part: string) => ({ method, path: `${BASE}/${part}` });

/** A bill without direct debit. */
const light = { merchant: 'luz-del-altiplano', reference: '640028119904', medium: 'ACCOUNT:ana-nomina' };
const TAKEN = 'E_BAASMXERR_-10' satisfies ErrorCode;
const OTHER_CUSTOMER = 'CZ_OTHER_CUSTOMER' satisfies ErrorCode;

type Details = Pick<Scenario, 'code' | 'title' | 'arrange'> & { id: string };
type Way = Pick<Scenario, 'deepLink' | 'data' | 'steps'>;

const scenarioOf =
  (way: Way) =>
  ({ id, code, ...details }: Details): Scenario => ({
    ...way,
    ...details,
    id: `preauthorized-${id}-${slug(code)}`,
    code,
    customer: 'ana',
    expect: { ...shownText(code, 'preauthorized-payments'), shownAs: 'dialog', moneyMoved: false },
  });

const validated = scenarioOf({
  deepLink: `/preauthorized-payments/create?${new URLSearchParams(light)}`,
  data: light,
  steps: ['Continuar', 'Continuar'],
});
const confirmed = scenarioOf({
  deepLink: `/preauthorized-payments/create?${new URLSearchParams(light)}`,
  data: light,
  steps: ['Continuar', 'Continuar', 'Domiciliar Luz del Altiplano'],
});
const cancelled = scenarioOf({
  deepLink: '/preauthorized-payments/cancel?payment=ana-domicilia-internet',
  data: { payment: 'ana-domicilia-internet' },
  steps: ['Continuar', 'Cancelar domiciliación'],
});

/** One scenario per code. Duplicates need no fault. */
export const preauthorizedScenarios: readonly Scenario[] = [
  validated({
    id: 'create',
    code: OTHER_CUSTOMER,
    title: 'La domiciliación va a nombre de otro cliente',
    arrange: rejectOnce(call('POST', 'validations'), OTHER_CUSTOMER),
  }),
  validated({
    id: 'create',
    code: 'CZ_NOT_ENTITLED',
    title: 'La cuenta no permite pagar servicios',
    arrange: rejectOnce(call('POST', 'validations'), 'CZ_NOT_ENTITLED'),
  }),
  confirmed({
    id: 'confirm',
    code: 'CZ_NOT_VALIDATED',
    title: 'Otra pestaña usó la operación que se iba a firmar',
    arrange: rejectOnce(call('POST', 'confirmations'), 'CZ_NOT_VALIDATED'),
  }),
  cancelled({
    id: 'cancel',
    code: 'CZ_NOT_FOUND',
    title: 'La domiciliación ya se canceló en otra parte',
    arrange: rejectOnce(call('DELETE', 'account-debit'), 'CZ_NOT_FOUND'),
  }),
  atField(
    validated({
      id: 'create',
      code: TAKEN,
      title: 'El número ya está domiciliado',
      arrange: {
        fixture: {
          name: 'preauthorized-payments.exists',
          given: { merchant: light.merchant, reference: light.reference, account: 'ana-nomina' },
        },
      },
    }),
  ),
];
