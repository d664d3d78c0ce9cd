import { preauthorizedPayments } from '#contract/preauthorized-payments';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { cancellations, directDebits } from '../../ground/payment-book/direct-debit';
import { runsAt } from '../../ground/payment-book/schedule';
import { chargedMedia } from './media';
import { DIRECT_DEBIT } from './plan';
import { preauthorizedPaymentRoutes } from './routes';
import { runDirectDebit } from './runs';
import { preauthorizedPaymentSituations } from './situations';

export const preauthorizedPaymentsNoun = defineNoun({
  contract: preauthorizedPayments,
  routes: preauthorizedPaymentRoutes,
  collections: [directDebits, cancellations, chargedMedia],
  due: { [DIRECT_DEBIT]: dueOf(directDebits, runDirectDebit, ({ turn }) => turn && runsAt(turn.day)) },
  situations: preauthorizedPaymentSituations,
  attempts: { confirm: { type: 'PAYMENT', description: 'Domiciliación de un pago' } },
});
