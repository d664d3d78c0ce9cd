import { PayeeStatus } from '#contract/payees';
import { tidyField } from '#contract/shared/field-rules';
import { merchantOf } from '../../ground/merchants/merchants';
import type { Situation } from '../../ground/noun/noun';
import { ownPayee, payees } from '../../ground/parties/payees';
import { fieldRefusal } from '../../ground/refusal/refusal';

/** `payee`, by its key, is the one that has the number `reference`. */
const numberTaken: Situation = (tx, { customer, given: { payee = '', reference = '' } }) => {
  const saved = ownPayee(tx, customer, payee);
  const [definition] = merchantOf(saved.merchantKey).fields;
  const taken = tidyField(definition, reference);
  const values = saved.values.map((each) => (each.id === definition.id ? { ...each, value: taken } : each));
  tx.put(payees, { ...saved, reference: taken, values });
};

function statusNamed(name: string | undefined): PayeeStatus {
  const found = PayeeStatus.safeParse(name);
  if (!found.success) throw fieldRefusal('given.status', 'No hay un estado así.');
  return found.data;
}

/** `payee` is `status`. */
const hasStatus: Situation = (tx, { customer, given: { payee = '', status } }) => {
  tx.put(payees, { ...ownPayee(tx, customer, payee), status: statusNamed(status) });
};

export const payeeSituations = { 'payees.number-taken': numberTaken, 'payees.has-status': hasStatus };
