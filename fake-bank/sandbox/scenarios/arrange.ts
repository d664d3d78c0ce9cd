import { isDeepStrictEqual } from 'node:util';
import type { Bank } from '#bank/core/tenants/bank';
import { applyFixture, type Fixtures } from '../fixtures/fixtures';
import { addRule, instrumentsOf, removeRule } from '../instruments/instruments';
import type { Scenario } from './scenario';
import { scenarios } from './scenarios';

/** Removes rules of earlier scenarios, which would hit calls of this scenario. */
function removeScenarioRules(bank: Bank): void {
  for (const { id, rule } of instrumentsOf(bank).faults.all) {
    if (scenarios.some(({ arrange: { fault } }) => isDeepStrictEqual(fault, rule))) removeRule(bank, id);
  }
}

export function arrange(bank: Bank, fixtures: Fixtures, { arrange: states, customer }: Scenario): void {
  removeScenarioRules(bank);
  if (states.fault) addRule(bank, states.fault);
  if (states.fixture) applyFixture(bank, fixtures, { ...states.fixture, customer });
}
