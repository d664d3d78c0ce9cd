import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { payments as book } from '#bank/shared/payments/payment';
import { BILL_PAYMENT, runsAt } from '#bank/shared/payments/schedule';
import { formatCentavos } from '#contract/domain/money';
import { payments } from '#contract/payments';
import { paymentFixtures } from './fixtures';
import { paymentRoutes } from './routes';
import { runScheduledPayment } from './runs';

export const paymentsModule = defineModule({
  contract: payments,
  routes: paymentRoutes,
  jobs: {
    [BILL_PAYMENT]: jobFor(
      book,
      runScheduledPayment,
      ({ status, effectiveDate }) => (status === 'SCHEDULED' ? runsAt(effectiveDate) : undefined),
      {
        title: 'Scheduled bill payment',
        effect: ({ key, amount, merchantName, from }) =>
          `Pays ${formatCentavos(amount, 'MXN')} to ${merchantName} from ${from.account}, by payment ${key}.`,
      },
    ),
  },
  fixtures: paymentFixtures,
  attempts: { execute: { type: 'PAYMENT', description: 'Pago de servicio' } },
});
