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

/** An investment of ana's that the bank refuses, once: as it is checked, or as it is made. */
const refused = (code: ErrorCode, when: 'checked' | 'made', amount = 20_000): Scenario => ({
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
  // What did not answer is looked up, and may be there: that takes the place of the form.
  expect: { ...shownText(code), shownAs: code === 'CZ_TIMEOUT' ? 'page' : 'dialog', moneyMoved: false },
  arrange: {
    fault: {
      match: EXECUTE,
      times: 1,
      // Both calls have the same address.
      ...(when === 'made' && { skip: 1 }),
      then: { code },
    },
  },
});

/** What is refused as it is made: what has changed since the check, and who was here before. */
const MADE = [
  '2185',
  'CZ_INSUFFICIENT_FUNDS',
  'CZ_NOT_ENTITLED',
  'CZ_NOT_VALIDATED',
  'CZ_NOT_FOUND',
  'CZ_NONCE_REUSED',
  'CZ_TIMEOUT',
] as const satisfies ErrorCode[];

/** One for each code that an investment can meet. */
export const investmentScenarios: readonly Scenario[] = [
  refused('2185', 'checked'),
  refused('CZ_NOT_ENTITLED', 'checked'),
  // Of one amount each, for what is skipped is a check: each begins with one.
  ...MADE.map((code, place) => refused(code, 'made', 10_000 + place * 1_000)),
];
