import type { PortfolioType } from '#contract/investment';
import { codeOf } from '../../api/api-error';
import { bankToday } from '../../api/bank-clock';
import { ok } from '../../api/client';
import { investmentProductsApi } from '../../api/clients/investment-products';
import { loadLastSources } from '../../api/queries/last-sources';
import { queryKeys } from '../../api/query-keys';
import { SUMMARY } from '../../environment/summary';
import { defineFlow } from '../../flow/flow';
import { requireChequeAccount } from '../../money-form/accounts';
import { loadHolidays } from './calendar';
import { InvestmentFields } from './InvestmentFields';
import { InvestmentSoFar } from './InvestmentSoFar';
import { findMade, keysMadeOn } from './made';
import { checkInvestment, draftOf, type Invest, orderOf, sourcesFor } from './order';
import { investmentReceipt } from './receipt';
import { summaryOf } from './summary';
import { WithinHours } from './WithinHours';

const investmentFlow = (slug: string, title: string, type: PortfolioType) =>
  defineFlow<Invest>({
    base: `/investments/${slug}`,
    title,
    parent: { to: SUMMARY, label: 'Mis cuentas' },
    setup: async () => {
      const [setup, holidays, lastSources] = await Promise.all([
        ok(investmentProductsApi.setup.mutate({ body: { type } })),
        loadHolidays(),
        loadLastSources(),
      ]);
      return { ...setup, type, holidays, lastSources, rates: new Map() };
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
        Aside: InvestmentSoFar,
        submit: async (draft, setup) => {
          const order = orderOf(draft, setup);
          const quote = await ok(
            investmentProductsApi.execute.mutate({
              params: { portfolioKey: setup.key },
              body: { ...order, action: 'VALIDATE' },
            }),
          );
          return { ...quote, order, before: await keysMadeOn(quote.startDate) };
        },
      },
    ],
    summary: summaryOf,
    signature: { input: null, confirm: null },
    execute: async (_, { key: portfolioKey }, { order }) => {
      const made = await ok(
        investmentProductsApi.execute.mutate({
          params: { portfolioKey },
          body: { ...order, action: 'EXECUTE' },
        }),
      );
      if (made.action !== 'EXECUTE') throw new TypeError('The bank answered a quote for what was ordered');
      return made;
    },
    lookUp: (_, quote) => findMade(quote),
    receipt: investmentReceipt,
    amend: (error, draft) =>
      codeOf(error) === 'CZ_NOT_VALIDATED'
        ? {
            says: 'El vencimiento o la tasa ya no son los que revisaste: cambiaron con el día.',
            label: 'Ver los plazos de hoy',
            draft,
            field: 'term',
          }
        : undefined,
    unchanged: 'No se hizo ningún cargo a tu cuenta.',
    history: { to: SUMMARY, label: 'Ver mis inversiones' },
    invalidates: [queryKeys.summary, queryKeys.accounts.all],
  });

/** One for each kind of account that holds investments. */
export default [
  investmentFlow('unique', 'Invertir en Cuenta Única', 'INVERSION CUENTA UNICA'),
  investmentFlow('values', 'Invertir en Valores', 'VALORES'),
];

/** Investments are made within hours alone. */
export const Gate = WithinHours;
