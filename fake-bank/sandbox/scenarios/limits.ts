import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';

const CHANGE = { method: 'PUT', path: '/api/customer-limits/v1/customers/me/limits' };

const rejectionOf = (code: ErrorCode): Scenario => ({
  id: `limits-${slug(code)}`,
  title: `El servicio de límites falla con ${code}`,
  code,
  customer: 'ana',
  deepLink: '/settings/web/limits/admin',
  data: {},
  steps: ['Escribe 2,000 en Otros bancos', 'Continuar', 'Cambiar 1 límite'],
  expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, code),
});

export const limitScenarios: readonly Scenario[] = (
  ['BAAS_CUSTLIMIT_001', 'E_BAAS_CUSTLIMIT_001'] as const
).map(rejectionOf);
