import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { cachedRoute } from '#bank/core/http/cached-route';
import { customerCall } from '#bank/core/http/call';
import { pageInOrder } from '#bank/core/lists/page';
import { descending } from '#bank/core/lists/position';
import { instalmentCreditView, instalmentView } from '#bank/shared/lending/instalment-credit';
import type { Instalment } from '#bank/shared/lending/repayment-status';
import { findOwnedInstalmentCredit, repaymentStatusFor } from '#bank/shared/lending/views';
import { fromCentavos } from '#contract/domain/money';
import { mortgages } from '#contract/mortgages';

/** Sort key: last instalment first. */
const placeOf = ({ number }: Instalment): string => descending(number);

const MORTGAGE = 'Crédito Hipotecario';

type AccountRequest = IncomingMessage & { params: { accountKey: string } };

export const mortgageRoutes = () =>
  initServer().router(mortgages, {
    get: cachedRoute((req: AccountRequest) => {
      const { bank, customer } = customerCall(req);
      const mortgage = findOwnedInstalmentCredit(bank.read, customer, req.params.accountKey, MORTGAGE);
      return instalmentCreditView(bank.read, mortgage, bank.today);
    }),
    transactions: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const mortgage = findOwnedInstalmentCredit(bank.read, customer, params.accountKey, MORTGAGE);
      const { instalments } = repaymentStatusFor(bank.read, mortgage, bank.today);
      const matches = ({ status }: Instalment) =>
        query.transaction_status ? status === query.transaction_status : status !== 'PENDING';
      const { rows, ...next } = pageInOrder(instalments.filter(matches).toReversed(), placeOf, query);
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
