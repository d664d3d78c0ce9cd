import { shownText } from '#bank/server/http/errors';
import type { ErrorCode } from '#contract/errors';
import { atField, rejectOnce, type Scenario, slug } from './scenario';

const TRADE = '/api/investment-funds-trade/v2/investment-funds';
const EXECUTE = { method: 'POST', path: `${TRADE}/{operationKey}/execute` };
const CHANGE = { method: 'PUT', path: `${TRADE}/{operationKey}` };

const FORM = '/mutual-funds/execute';
const dataOf = (amount: number) => ({ investment_account: 'ana-fondo', amount: String(amount) });

const rejectionOf = (code: ErrorCode, when: 'checked' | 'made', amount = 10_000): Scenario => ({
  id: `funds-${when}-${slug(code)}`,
  title: `El banco rechaza la compra de un fondo con ${code}`,
  code,
  customer: 'ana',
  deepLink: `${FORM}?${new URLSearchParams(dataOf(amount))}`,
  data: dataOf(amount),
  // Prefix: the button's label continues with the amount.
  steps: when === 'checked' ? ['Continuar'] : ['Continuar', 'Comprar $'],
  // After a timeout the client looks up the result on a separate page.
  expect: { ...shownText(code), shownAs: code === 'CZ_TIMEOUT' ? 'page' : 'dialog', moneyMoved: false },
  arrange: {
    fault: {
      match: EXECUTE,
      times: 1,
      // Validation and execution share a URL.
      ...(when === 'made' && { skip: 1 }),
      then: { code },
    },
  },
});

/** Carmen's fund has no units yet. */
const nothingHeld: Scenario = {
  id: 'funds-sell-nothing',
  title: 'Venta de un fondo sin títulos',
  code: '3073',
  customer: 'carmen',
  deepLink: `${FORM}?operation_type=SELL&investment_account=carmen-fondo&amount=100`,
  data: { operation_type: 'SELL', investment_account: 'carmen-fondo', amount: '100' },
  steps: ['Continuar'],
  expect: {
    heading: 'Saldo insuficiente',
    message: 'Saldo insuficiente',
    shownAs: 'notice',
    moneyMoved: false,
  },
  arrange: {},
};

const unpriced: Scenario = {
  id: 'funds-price-missing',
  title: 'Por ahora no hay precio del fondo',
  code: '0000',
  customer: 'ana',
  deepLink: `${FORM}?${new URLSearchParams(dataOf(10_000))}`,
  data: dataOf(10_000),
  steps: ['Continuar'],
  expect: {
    heading: 'Importe insuficiente',
    message: 'por ahora no hay precio de este fondo',
    shownAs: 'notice',
    moneyMoved: false,
  },
  arrange: { fixture: { name: 'investment-funds.price-missing', given: { account: 'ana-fondo' } } },
};

/** Carmen's fund page redirects to the form. */
const notBoughtYet: Scenario = {
  id: 'funds-sibur',
  title: 'El detalle de un fondo sin títulos lleva a comprarlo',
  code: 'SIBUR',
  customer: 'carmen',
  deepLink: '/account-summary/details/investment-fund/carmen-fondo',
  data: {},
  steps: ['Continuar'],
  expect: {
    heading: 'Comprar o vender fondos',
    message: '¿Cuánto quieres comprar?',
    shownAs: 'notice',
    moneyMoved: false,
  },
  arrange: {},
};

/** The scheduled operation was executed meanwhile, or removed in another tab. */
const tooLate: Scenario = {
  id: `funds-removal-${slug('CZ_NOT_CANCELLABLE')}`,
  title: 'La operación programada de un fondo ya no se puede eliminar',
  code: 'CZ_NOT_CANCELLABLE',
  customer: 'ana',
  deepLink: '/mutual-funds/history',
  data: {},
  steps: ['Eliminar', 'Eliminar venta'],
  expect: { ...shownText('CZ_NOT_CANCELLABLE'), shownAs: 'dialog', moneyMoved: false },
  arrange: rejectOnce(CHANGE, 'CZ_NOT_CANCELLABLE'),
};

/** One scenario per code of a fund operation. */
export const fundScenarios: readonly Scenario[] = [
  rejectionOf('2185', 'checked'),
  rejectionOf('CZ_NOT_ENTITLED', 'checked'),
  atField(rejectionOf('3073', 'checked')),
  ...(['2185', '3073', 'CZ_NOT_VALIDATED', 'CZ_NOT_FOUND', 'CZ_NONCE_REUSED', 'CZ_TIMEOUT'] as const).map(
    (code, place) =>
      // Distinct amounts keep the scenarios apart: each fault skips the first call, the validation.
      rejectionOf(code, 'made', 10_000 + place * 1_000),
  ),
  nothingHeld,
  unpriced,
  notBoughtYet,
  tooLate,
];
