import { payments } from '#contract/payments';
import { defineNoun } from '../../ground/noun/noun';
import { paymentRoutes } from './routes';

export const paymentsNoun = defineNoun({ contract: payments, routes: paymentRoutes });
