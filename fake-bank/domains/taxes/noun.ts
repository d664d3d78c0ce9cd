import { taxes } from '#contract/taxes';
import { defineNoun } from '../../ground/noun/noun';
import { issuedLines, paidLines, taxActivations } from './records';
import { taxRoutes } from './routes';
import { taxSituations } from './situations';

export const taxesNoun = defineNoun({
  contract: taxes,
  routes: taxRoutes,
  collections: [taxActivations, issuedLines, paidLines],
  situations: taxSituations,
  attempts: { pay: { type: 'PAYMENT', description: 'Pago de impuestos' } },
});
