import type { Bank } from '#bank/core/tenants/bank';
import { applyFixture, type Fixtures } from '../fixtures/fixtures';
import { addRule } from '../instruments/instruments';
import type { Scenario } from './scenario';

export function arrange(bank: Bank, fixtures: Fixtures, { arrange: states, customer }: Scenario): void {
  if (states.fault) addRule(bank, states.fault);
  if (states.fixture) applyFixture(bank, fixtures, { ...states.fixture, customer });
}
