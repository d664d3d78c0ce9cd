import { accountName } from '#contract/domain/account';
import { formatKnownMoney } from '#contract/domain/money';
import {
  formatTerm,
  formatYearlyRate,
  investmentNames,
  outcomeRows,
} from '#contract/receipts/investment-products';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { amountHeadline, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Draft, InvestmentCreation } from './order';

const products = { 'VALORES': 'Valores', 'INVERSION CUENTA UNICA': 'Inversión Cuenta Única' } as const;

export function summaryOf(
  draft: Draft,
  { accounts, portfolios, type }: InvestmentCreation['setup'],
  quote: InvestmentCreation['quote'],
): Summary<Draft> {
  const { investmentType, payments } = quote;
  const [first] = payments;
  const to = accountOf(accounts, draft.to);
  const portfolio = portfolios.find(({ key }) => key === draft.portfolio);
  return {
    lead: 'Vas a invertir',
    headline: amountHeadline(quote),
    to: portfolio
      ? `en ${accountName(portfolio)} ${portfolio.displayId}`
      : `en ${products[type]}, contrato nuevo`,
    rows: [
      { label: 'Instrumento', value: investmentNames[investmentType], field: 'instrument' },
      { label: 'Plazo', value: formatTerm(quote.term), field: 'term' },
      { label: 'Tasa', value: formatYearlyRate(quote.rate) },
      { label: 'Vencimiento', value: formatWeekday(quote.maturityDate) },
      ...outcomeRows(quote).map((row, place, all) => ({ ...row, total: place === all.length - 1 })),
      ...(first && payments.length > 1
        ? [{ label: 'Pago de intereses', value: 'Cada mes', detail: `desde el ${formatDate(first.date)}` }]
        : []),
      sourceRow(accountOf(accounts, draft.from)),
      {
        label: 'Se deposita en',
        value: to && accountName(to),
        detail: to && `${to.type} ${to.displayId}`,
        field: 'to',
      },
    ],
    note: 'El dinero sale hoy de tu cuenta. No puedes retirarlo antes del vencimiento. La tasa que ves se queda hasta el final. Protegido por el IPAB hasta 400 mil UDIS por persona y banco.',
    button: `Invertir ${formatKnownMoney(quote)}`,
  };
}
