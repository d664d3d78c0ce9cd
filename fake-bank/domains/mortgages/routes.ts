import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { mortgages } from '#contract/mortgages';
import { fromCentavos } from '#contract/shared/money';
import { customerCall } from '../../ground/call/call';
import { rememberedRoute } from '../../ground/call/remembered-route';
import { instalmentCreditView, instalmentView } from '../../ground/lending/instalment-credit';
import type { Instalment } from '../../ground/lending/standing';
import { ownInInstalments, standingFor } from '../../ground/lending/views';
import { pageInOrder } from '../../ground/lists/page';
import { descending } from '../../ground/lists/place';

/** The last one first. */
const placeOf = ({ number }: Instalment): string => descending(number);

const MORTGAGE = 'Crédito Hipotecario';

type Asked = IncomingMessage & { params: { accountKey: string } };

export const mortgageRoutes = () =>
  initServer().router(mortgages, {
    get: rememberedRoute((req: Asked) => {
      const { bank, customer } = customerCall(req);
      const mortgage = ownInInstalments(bank.read, customer, req.params.accountKey, MORTGAGE);
      return instalmentCreditView(bank.read, mortgage, bank.today);
    }),
    transactions: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const mortgage = ownInInstalments(bank.read, customer, params.accountKey, MORTGAGE);
      const { instalments } = standingFor(bank.read, mortgage, bank.today);
      const wanted = ({ status }: Instalment) =>
        query.transaction_status ? status === query.transaction_status : status !== 'PENDING';
      const { rows, ...next } = pageInOrder(instalments.filter(wanted).toReversed(), placeOf, query);
      return {
        status: 200,
        body: {
          data: rows.map((instalment) => ({
            ...instalmentView(instalment),
            key: `${mortgage.key}-${instalment.number}`,
            currencyCode: mortgage.currency,
            unpaid: fromCentavos(instalment.unpaid),
          })),
          ...next,
        },
      };
    },
  });
