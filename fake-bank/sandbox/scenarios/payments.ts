import type { ErrorCode } from '#contract/errors';
import { shownText } from '../../server/http/errors';
import { type Scenario, slug } from './scenario';

const EXECUTE = { method: 'POST', path: '/api/bill-payments/v1/bill-payments/{paymentKey}/execute' };
/** The water of ana's studio: its bill is open whatever the day. */
const water = { origin_account: 'ana-nomina', payee: 'ana-agua-estudio', billtype: 'WITHRECEIPT' };

/** The button's name goes on with the amount. */
const PAY = 'Pagar $';

/** Refused, once, as it is sent: what was fine when the form was checked no longer is. */
const refused = (code: ErrorCode): Scenario => ({
  id: `payments-${slug(code)}`,
  title: `El banco rechaza el pago con ${code}`,
  code,
  customer: 'ana',
  deepLink: `/bill-payments/service?${new URLSearchParams(water)}`,
  data: water,
  steps: ['Continuar', PAY],
  expect: { ...shownText(code), shownAs: 'dialog', moneyMoved: false },
  arrange: { fault: { match: EXECUTE, times: 1, then: { code } } },
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
  'CZ_BILL_PAID',
] as const satisfies ErrorCode[];

/** One for each code that a payment can meet. */
export const paymentScenarios: readonly Scenario[] = codes.map(refused);
