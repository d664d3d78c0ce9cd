import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { loans } from '#contract/loans';
import { customerCall } from '../../ground/call/call';
import { rememberedRoute } from '../../ground/call/remembered-route';
import { instalmentCreditView } from '../../ground/lending/instalment-credit';
import { ownInInstalments } from '../../ground/lending/views';

type Asked = IncomingMessage & { params: { accountKey: string } };

export const loanRoutes = () =>
  initServer().router(loans, {
    get: rememberedRoute((req: Asked) => {
      const { bank, customer } = customerCall(req);
      const loan = ownInInstalments(bank.read, customer, req.params.accountKey, 'Crédito Personal');
      return instalmentCreditView(bank.read, loan, bank.today);
    }),
  });
