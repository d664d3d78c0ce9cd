import type { PortfolioType } from '#contract/domain/investment';
import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { ExecutedOrder } from '#web/flow/submission/executed-order.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { DAYS_AHEAD } from './calendar';
import { findOrderedInvestment, loadKeysOf } from './find-ordered';
import { InvestmentFields } from './InvestmentFields';
import { InvestmentLiveSummary } from './InvestmentLiveSummary';
import { checkInvestment, draftOf, type InvestmentCreation, orderOf, sourcesFor } from './order';
import { investmentReceipt } from './receipt';
import { summaryOf } from './summary';
import { WithinHours } from './WithinHours';

const investmentFlow = (slug: string, title: string, type: PortfolioType) =>
  defineFlow<InvestmentCreation>({
    base: `/investments/${slug}`,
    title,
    parent: { to: SUMMARY, label: 'Mis cuentas' },
    setup: async (_, __, previous) => {
      const [setup, holidays, lastSources] = await Promise.all([
        unwrap(investmentProductsApi.setup.mutate({ body: { type } })),
        loadHolidays(DAYS_AHEAD),
        loadLastSources(),
      ]);
      return { ...setup, type, holidays, lastSources, rates: new Map(previous?.rates) };
    },
    defaults: draftOf,
    redirect: ({ accounts }) => requireChequeAccount(sourcesFor(accounts)),
    inputs: [
      {
        slug: '',
        label: 'Captura los datos',
        fields: [
          ['amount', 'amount'],
          ['instrument', 'investment_type'],
          ['term', 'term'],
          ['from', 'from_account_key'],
          ['to', 'to_account_key'],
          ['portfolio', 'investment_account_key'],
        ],
        check: (draft, setup) => checkInvestment(draft, setup, bankToday()),
        Fields: InvestmentFields,
        SidePanel: InvestmentLiveSummary,
        submit: async (draft, setup) => {
          const order = orderOf(draft, setup);
          const quote = await unwrap(
            investmentProductsApi.execute.mutate({
              params: { portfolioKey: setup.key },
              body: { ...order, action: 'VALIDATE' },
            }),
          );
          if (quote.action === 'EXECUTE') return new ExecutedOrder(quote);
          return { ...quote, order, earlierKeys: await loadKeysOf(quote.startDate) };
        },
      },
    ],
    summary: summaryOf,
    signature: { input: null, confirm: null },
    execute: async (_, { key: portfolioKey }, { order }) => {
      const created = await unwrap(
        investmentProductsApi.execute.mutate({
          params: { portfolioKey },
          body: { ...order, action: 'EXECUTE' },
        }),
      );
      if (created.action !== 'EXECUTE')
        throw new TypeError('The bank returned a quote for an executed order');
      return created;
    },
    lookUp: (_, quote) => findOrderedInvestment(quote),
    receipt: investmentReceipt,
    amend: (error, draft) =>
      codeOf(error) === 'CZ_NOT_VALIDATED'
        ? {
            explanation: 'El vencimiento o la tasa ya no son los que revisaste: cambiaron con el día.',
            label: 'Ver los plazos de hoy',
            draft,
            field: 'term',
          }
        : undefined,
    unchanged: 'No se hizo ningún cargo a tu cuenta.',
    history: { to: SUMMARY, label: 'Ver mis inversiones' },
    invalidates: [queryKeys.summary, queryKeys.accounts.all],
  });

export default [
  investmentFlow('unique', 'Invertir en Cuenta Única', 'INVERSION CUENTA UNICA'),
  investmentFlow('values', 'Invertir en Valores', 'VALORES'),
];

/** Investments are accepted only within service hours. */
export const Gate = WithinHours;
