import { shownText } from '#bank/server/http/errors';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { ErrorCode } from '#contract/errors';
import { type Scenario, slug } from './scenario';

const TRADE = '/api/investment-products-trade/v1/investment-products/portfolios';
const EXECUTE = { method: 'POST', path: `${TRADE}/{portfolioKey}/execute` };

const dataOf = (amount: number) => ({
  from_account: 'ana-nomina',
  investment_type: 'PAYCHECKS',
  amount: String(amount),
  term: '28',
});

const rejectionOf = (code: ErrorCode, when: 'checked' | 'made', amount = 20_000): Scenario => ({
  id: `investments-${when}-${slug(code)}`,
  title: `El banco rechaza la inversión con ${code}`,
  code,
  customer: 'ana',
  deepLink: `/investments/unique?${new URLSearchParams(dataOf(amount))}`,
  data: dataOf(amount),
  steps:
    when === 'checked'
      ? ['Continuar']
      : ['Continuar', `Invertir ${formatCentavos(toCentavos(amount), 'MXN')}`],
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

/** Codes of rejections at execution, after a successful validation. */
const EXECUTION_CODES = [
  '2185',
  'CZ_INSUFFICIENT_FUNDS',
  'CZ_NOT_ENTITLED',
  'CZ_NOT_VALIDATED',
  'CZ_NOT_FOUND',
  'CZ_NONCE_REUSED',
  'CZ_TIMEOUT',
] as const satisfies ErrorCode[];

/** One scenario per code of an investment. */
export const investmentScenarios: readonly Scenario[] = [
  rejectionOf('2185', 'checked'),
  rejectionOf('CZ_NOT_ENTITLED', 'checked'),
  // Distinct amounts keep the scenarios apart: each fault skips the first call, the validation.
  ...EXECUTION_CODES.map((code, place) => rejectionOf(code, 'made', 10_000 + place * 1_000)),
];
