import type { Situation } from '../../ground/noun/noun';
import { activationId, paidLines, taxActivations } from './records';

/** The payment of federal taxes is not activated any more. */
const deactivated: Situation = (tx, { customer }) =>
  tx.delete(taxActivations, activationId({ customer, operation: 'SAT' }));

/** Somebody else has paid `line`. */
const linePaid: Situation = (tx, { given: { line = '' } }) => void tx.put(paidLines, { line });

export const taxSituations = { 'taxes.deactivated': deactivated, 'taxes.line-paid': linePaid };
