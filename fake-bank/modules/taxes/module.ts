import { defineModule } from '#bank/core/module/module';
import { taxes } from '#contract/taxes';
import { taxFixtures } from './fixtures';
import { issuedLines, paidLines, taxActivations } from './records';
import { taxRoutes } from './routes';

export const taxesModule = defineModule({
  contract: taxes,
  routes: taxRoutes,
  collections: [taxActivations, issuedLines, paidLines],
  fixtures: taxFixtures,
  attempts: { pay: { type: 'PAYMENT', description: 'Pago de impuestos' } },
});
