import { payments } from '#contract/payments';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { payments as book } from '../../ground/payment-book/payment';
import { BILL_PAYMENT, runsAt } from '../../ground/payment-book/schedule';
import { paymentRoutes } from './routes';
import { runScheduledPayment } from './runs';
import { paymentSituations } from './situations';

export const paymentsNoun = defineNoun({
  contract: payments,
  routes: paymentRoutes,
  due: {
    [BILL_PAYMENT]: dueOf(book, runScheduledPayment, ({ status, effectiveDate }) =>
      status === 'SCHEDULED' ? runsAt(effectiveDate) : undefined,
    ),
  },
  situations: paymentSituations,
  attempts: { execute: { type: 'PAYMENT', description: 'Pago de servicio' } },
});
