import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { transfers as book, OWN_TRANSFER } from '#bank/shared/transfers/transfer';
import { formatCentavos } from '#contract/domain/money';
import { transfers } from '#contract/transfers';
import { transferRoutes } from './routes';
import { runScheduled, runsAt } from './service';

export const transfersModule = defineModule({
  contract: transfers,
  routes: transferRoutes,
  jobs: {
    [OWN_TRANSFER]: jobFor(
      book,
      runScheduled,
      ({ status, thirdParty, effectiveDate }) =>
        status === 'SCHEDULED' && !thirdParty ? runsAt(effectiveDate) : undefined,
      {
        title: 'Scheduled transfer between own accounts',
        effect: ({ from, to }) =>
          `Transfers ${formatCentavos(from.amount, from.currency)} from ${from.account} to ${to.account}.`,
      },
    ),
  },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia entre tus cuentas' } },
});
