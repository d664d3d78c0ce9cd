import type { Bank } from '#bank/core/tenants/bank';
import { applyFixture, type Fixtures } from '../fixtures/fixtures';
import { instrumentsOf } from '../instruments/instruments';
import type { Scenario } from './scenario';

export function arrange(bank: Bank, fixtures: Fixtures, { arrange: asked, customer }: Scenario): void {
  if (asked.fault) instrumentsOf(bank).faults.add(asked.fault);
  if (asked.fixture) applyFixture(bank, fixtures, { ...asked.fixture, customer });
}
