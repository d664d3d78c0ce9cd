import { InstalmentCredit } from './domain/credit-product';
import { c, domain } from './domain/router';

export const loans = c.router(
  {
    get: {
      method: 'GET',
      path: '/loans/v2/loans/personal-loans/:accountKey',
      responses: { 200: InstalmentCredit },
      summary: 'A personal loan: what is owed, the next payment and the payment plan',
    },
  },
  domain('Personal loans', []),
);
