import { testScenarios } from '../support/dom/scenario-tests';
import { DOMAINS_BY_FILE } from '../support/scenarios';

testScenarios(DOMAINS_BY_FILE.transfers);
