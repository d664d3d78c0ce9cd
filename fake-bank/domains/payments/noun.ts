import { payments } from '#contract/payments';
import { defineNoun } from '../../ground/noun/noun';
import { BILL_PAYMENT } from '../../ground/payment-book/schedule';
import { paymentRoutes } from './routes';
import { runScheduledPayment } from './runs';
import { paymentSituations } from './situations';

export const paymentsNoun = defineNoun({
  contract: payments,
  routes: paymentRoutes,
  due: { [BILL_PAYMENT]: runScheduledPayment },
  situations: paymentSituations,
  attempts: { execute: { type: 'PAYMENT', description: 'Pago de servicio' } },
});
