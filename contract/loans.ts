import { InstalmentCredit } from './domain/credit-product';
import { c, routerOptions } from './domain/router';

export const loans = c.router(
  {
    get: {
      method: 'GET',
      path: '/loans/v2/loans/personal-loans/:accountKey',
      responses: { 200: InstalmentCredit },
      summary: 'Returns the balance, the next payment and the payment plan of a personal loan',
    },
  },
  routerOptions('Personal loans', []),
);
