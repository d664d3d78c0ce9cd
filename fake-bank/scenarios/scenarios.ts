import { limitScenarios } from './limits';
import { ownTransferScenarios } from './own-transfers';
import { recipientScenarios } from './recipients';
import type { Scenario } from './scenario';
import { signatureScenarios } from './signatures';
import { thirdPartyScenarios } from './third-parties';

/** Every situation that the sandbox can bring about. */
export const scenarios: readonly Scenario[] = [
  ...ownTransferScenarios,
  ...thirdPartyScenarios,
  ...signatureScenarios,
  ...limitScenarios,
  ...recipientScenarios,
];
