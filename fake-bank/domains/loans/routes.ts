import { initServer } from '@ts-rest/express';
import { loans } from '#contract/loans';
import { customerCall } from '../../ground/call/call';
import { instalmentCreditView } from '../../ground/lending/instalment-credit';
import { ownInInstalments } from '../../ground/lending/views';

export const loanRoutes = () =>
  initServer().router(loans, {
    get: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      const loan = ownInInstalments(bank.read, customer, params.accountKey, 'Crédito Personal');
      return { status: 200, body: instalmentCreditView(bank.read, loan, bank.today) };
    },
  });
