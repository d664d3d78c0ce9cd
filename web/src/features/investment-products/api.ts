import { queryOptions } from '@tanstack/react-query';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { investmentProductsApi } from '#web/lib/api/clients/investment-products.ts';
import { type Draft, type InvestmentFlowSetup, instrumentOf } from './order';

/** Queries today's rates of the selected instrument and stores them for the flow's `check`. */
export function ratesQuery(draft: Pick<Draft, 'instrument'>, { key, type, rates }: InvestmentFlowSetup) {
  const instrument = instrumentOf(draft);
  return queryOptions({
    queryKey: ['investment-rates', key, instrument, bankToday()],
    queryFn: async () => {
      const query = { account_type: type, investment_type: instrument };
      try {
        const { data } = await unwrap(investmentProductsApi.rates.query({ query }));
        rates.set(instrument, data);
        return data;
      } catch (error) {
        rates.set(instrument, []);
        throw error;
      }
    },
  });
}
