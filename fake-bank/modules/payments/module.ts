import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { payments as book } from '#bank/shared/payments/payment';
import { BILL_PAYMENT, runsAt } from '#bank/shared/payments/schedule';
import { payments } from '#contract/payments';
import { paymentFixtures } from './fixtures';
import { paymentRoutes } from './routes';
import { runScheduledPayment } from './runs';

export const paymentsModule = defineModule({
  contract: payments,
  routes: paymentRoutes,
  jobs: {
    [BILL_PAYMENT]: jobFor(book, runScheduledPayment, ({ status, effectiveDate }) =>
      status === 'SCHEDULED' ? runsAt(effectiveDate) : undefined,
    ),
  },
  fixtures: paymentFixtures,
  attempts: { execute: { type: 'PAYMENT', description: 'Pago de servicio' } },
});
