import { ownTransferScenarios } from './own-transfers';
import type { Scenario } from './scenario';

/** Every situation that the sandbox can bring about. */
export const scenarios: readonly Scenario[] = [...ownTransferScenarios];
