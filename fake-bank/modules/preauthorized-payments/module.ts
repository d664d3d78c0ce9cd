import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { cancellations, directDebits } from '#bank/shared/payments/direct-debit';
import { runsAt } from '#bank/shared/payments/schedule';
import { preauthorizedPayments } from '#contract/preauthorized-payments';
import { DIRECT_DEBIT } from './charge-plan';
import { preauthorizedPaymentFixtures } from './fixtures';
import { chargedMedia } from './media';
import { preauthorizedPaymentRoutes } from './routes';
import { runDirectDebit } from './runs';

export const preauthorizedPaymentsModule = defineModule({
  contract: preauthorizedPayments,
  routes: preauthorizedPaymentRoutes,
  collections: [directDebits, cancellations, chargedMedia],
  jobs: {
    [DIRECT_DEBIT]: jobFor(directDebits, runDirectDebit, ({ turn }) => turn && runsAt(turn.day), {
      title: 'Direct debit',
      effect: ({ key, merchantKey, reference, from }) =>
        `Charges the bill of ${merchantKey} ${reference} to ${from.account}, by direct debit ${key}.`,
    }),
  },
  fixtures: preauthorizedPaymentFixtures,
  attempts: { confirm: { type: 'PAYMENT', description: 'Domiciliación de un pago' } },
});
