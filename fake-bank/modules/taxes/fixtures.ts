import type { Fixture } from '#bank/core/module/module';
import { activationId, paidLines, taxActivations } from './records';

/** The payment of federal taxes is not activated any more. */
const deactivated: Fixture = (tx, { customer }) =>
  tx.delete(taxActivations, activationId({ customer, operation: 'SAT' }));

/** Somebody else has paid `line`. */
const linePaid: Fixture = (tx, { given: { line = '' } }) => void tx.put(paidLines, { line });

export const taxFixtures = { 'taxes.deactivated': deactivated, 'taxes.line-paid': linePaid };
