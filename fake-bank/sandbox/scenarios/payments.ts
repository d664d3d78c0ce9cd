import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { rejectOnce, type Scenario, slug } from './scenario';

const PAYMENT = '/api/bill-payments/v1/bill-payments/{paymentKey}';
const EXECUTE = { method: 'POST', path: `${PAYMENT}/execute` };
const CHANGE = { method: 'PUT', path: PAYMENT };
/** The bill of Ana's studio is always open. */
const water = { origin_account: 'ana-nomina', payee: 'ana-agua-estudio', billtype: 'WITHRECEIPT' };
const phone = { origin_account: 'ana-nomina', payee: 'ana-movil-mama', amount: '100' };

type Way = { id: string; path: string; data: Record<string, string>; what: string; send: string };

const bill: Way = {
  id: 'payments',
  path: '/bill-payments/service',
  data: water,
  what: 'el pago',
  // Prefix: the button's label continues with the amount.
  send: 'Pagar $',
};
const topUp: Way = {
  id: 'payments-top-up',
  path: '/bill-payments/mobile-top-up',
  data: phone,
  what: 'la recarga',
  send: 'Recargar $',
};

/** Rejected once at execution, after a successful validation. */
const rejectionBy =
  ({ id, path, data, what, send }: Way) =>
  (code: ErrorCode): Scenario => ({
    id: `${id}-${slug(code)}`,
    title: `El banco rechaza ${what} con ${code}`,
    code,
    customer: 'ana',
    deepLink: `${path}?${new URLSearchParams(data)}`,
    data,
    steps: ['Continuar', send],
    // After a timeout the client looks up the result on a separate page.
    expect: { ...shownText(code), shownAs: code === 'CZ_TIMEOUT' ? 'page' : 'dialog', moneyMoved: false },
    arrange: rejectOnce(EXECUTE, code),
  });

const codes = [
  'E400BAASMXTTPT057',
  '2082',
  '2081',
  '3215',
  'E_BAASMXERR_2081',
  'E_BAASMXERR_2082',
  '2185',
  'CZ_INSUFFICIENT_FUNDS',
  'CZ_NOT_ENTITLED',
  'CZ_TIMEOUT',
] as const satisfies ErrorCode[];

/** The scheduled payment was executed meanwhile, or cancelled in another tab. */
const tooLate: Scenario = {
  id: `payments-${slug('CZ_NOT_CANCELLABLE')}`,
  title: 'El pago programado ya no se puede cancelar',
  code: 'CZ_NOT_CANCELLABLE',
  customer: 'ana',
  deepLink: '/transfers/history/payments',
  data: {},
  steps: ['Cancelar', 'Cancelar pago'],
  expect: { ...shownText('CZ_NOT_CANCELLABLE'), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, 'CZ_NOT_CANCELLABLE'),
};

/** One scenario per code. Top-ups have no bill that another customer could pay. */
export const paymentScenarios: readonly Scenario[] = [
  ...[...codes, 'CZ_BILL_PAID' as const].map(rejectionBy(bill)),
  ...codes.map(rejectionBy(topUp)),
  tooLate,
];
