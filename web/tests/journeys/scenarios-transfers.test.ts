import { testScenarios } from '../support/dom/scenario-tests';
import { PARTS } from '../support/scenarios';

testScenarios(PARTS.transfers);
