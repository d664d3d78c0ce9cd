import type { Fixture } from '#bank/core/module/module';
import { activationId, paidLines, taxActivations } from './records';

/** Deactivates federal tax payments. */
const deactivated: Fixture = (tx, { customer }) =>
  tx.delete(taxActivations, activationId({ customer, operation: 'SAT' }));

/** Pays `line` as another customer. */
const linePaid: Fixture = (tx, { given: { line = '' } }) => void tx.put(paidLines, { line });

export const taxFixtures = { 'taxes.deactivated': deactivated, 'taxes.line-paid': linePaid };
