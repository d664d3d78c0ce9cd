import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { THIRD_PARTY_TRANSFER, type Transfer, transfers } from '#bank/shared/transfers/transfer';
import { formatCentavos } from '#contract/domain/money';
import { thirdParties } from '#contract/third-parties';
import { thirdPartyRoutes } from './routes';
import { outcomeAt, sentAt } from './schedule';
import { runOutcome, runScheduledThirdParty } from './service';
import { OUTCOME } from './settlement';

const amountOf = ({ from }: Transfer): string =>
  `${formatCentavos(from.amount, from.currency)} from ${from.account}`;

export const thirdPartiesModule = defineModule({
  contract: thirdParties,
  routes: thirdPartyRoutes,
  jobs: {
    [THIRD_PARTY_TRANSFER]: jobFor(transfers, runScheduledThirdParty, sentAt, {
      title: 'Scheduled transfer to somebody else',
      effect: (transfer) => `Sends ${amountOf(transfer)} to recipient ${transfer.to.account}.`,
    }),
    [OUTCOME]: jobFor(transfers, runOutcome, outcomeAt, {
      title: 'Outcome of a SPEI',
      effect: (transfer) =>
        `Settles ${transfer.key}, ${amountOf(transfer)} to recipient ${transfer.to.account}, as the other bank answers.`,
    }),
  },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia a otra cuenta' } },
});
