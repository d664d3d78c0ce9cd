import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { cachedRoute } from '#bank/core/http/cached-route';
import { customerCall } from '#bank/core/http/call';
import { instalmentCreditView } from '#bank/shared/lending/instalment-credit';
import { findOwnedInstalmentCredit } from '#bank/shared/lending/views';
import { loans } from '#contract/loans';

type AccountRequest = IncomingMessage & { params: { accountKey: string } };

export const loanRoutes = () =>
  initServer().router(loans, {
    get: cachedRoute((req: AccountRequest) => {
      const { bank, customer } = customerCall(req);
      const loan = findOwnedInstalmentCredit(bank.read, customer, req.params.accountKey, 'Crédito Personal');
      return instalmentCreditView(bank.read, loan, bank.today);
    }),
  });
