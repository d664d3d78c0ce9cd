import { thirdParties } from '#contract/third-parties';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { THIRD_PARTY_TRANSFER, transfers } from '../../ground/transfer-book/transfer';
import { runOutcome, runScheduledThirdParty } from './commands';
import { thirdPartyRoutes } from './routes';
import { outcomeAt, sentAt } from './schedule';
import { OUTCOME } from './settlement';

export const thirdPartiesNoun = defineNoun({
  contract: thirdParties,
  routes: thirdPartyRoutes,
  due: {
    [THIRD_PARTY_TRANSFER]: dueOf(transfers, runScheduledThirdParty, sentAt),
    [OUTCOME]: dueOf(transfers, runOutcome, outcomeAt),
  },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia a otra cuenta' } },
});
