import { initServer } from '@ts-rest/express';
import { loans } from '#contract/loans';
import { customerCall } from '../http/call';
import { instalmentCreditView } from '../lending/instalment-credit';
import { ownInInstalments } from '../lending/views';

export const loanRoutes = () =>
  initServer().router(loans, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const loan = ownInInstalments(bank.read, customer, params.accountKey, 'Crédito Personal');
      return { status: 200, body: instalmentCreditView(bank.read, loan, bank.today) };
    },
  });
