import { thirdParties } from '#contract/third-parties';
import { defineNoun } from '../../ground/noun/noun';
import { THIRD_PARTY_TRANSFER } from '../../ground/transfer-book/transfer';
import { runOutcome, runScheduledThirdParty } from './commands';
import { thirdPartyRoutes } from './routes';
import { OUTCOME } from './settlement';

export const thirdPartiesNoun = defineNoun({
  contract: thirdParties,
  routes: thirdPartyRoutes,
  due: { [THIRD_PARTY_TRANSFER]: runScheduledThirdParty, [OUTCOME]: runOutcome },
  attempts: { execute: { type: 'TRANSFER', description: 'Transferencia a otra cuenta' } },
});
