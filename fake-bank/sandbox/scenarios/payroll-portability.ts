import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';

const CHANGE = { method: 'PUT', path: '/api/payroll-portability/payroll/portability/{portabilityKey}' };

const cancelling = (code: ErrorCode, title: string): Scenario => ({
  id: `portability-${slug(code)}`,
  title,
  code,
  customer: 'ana',
  deepLink: '/settings/web/portable-payroll/admin',
  data: {},
  steps: ['Continuar', 'Cancelar solicitud'],
  expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, code),
});

export const portabilityScenarios: readonly Scenario[] = [
  cancelling('CZ_NOT_CANCELLABLE', 'El otro banco ya respondió la solicitud'),
  cancelling('CZ_OTHER_CUSTOMER', 'La solicitud se pide para otro cliente'),
];
