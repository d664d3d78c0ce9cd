import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { THIRD_PARTY_TRANSFER, transfers } from '#bank/shared/transfers/transfer';
import { thirdParties } from '#contract/third-parties';
import { thirdPartyRoutes } from './routes';
import { outcomeAt, sentAt } from './schedule';
import { runOutcome, runScheduledThirdParty } from './service';
import { OUTCOME } from './settlement';

export const thirdPartiesModule = defineModule({
  contract: thirdParties,
  routes: thirdPartyRoutes,
  jobs: {
    [THIRD_PARTY_TRANSFER]: jobFor(transfers, runScheduledThirdParty, sentAt),
    [OUTCOME]: jobFor(transfers, runOutcome, outcomeAt),
  },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia a otra cuenta' } },
});
