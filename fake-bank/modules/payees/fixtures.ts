import { fieldError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { findOwnedPayee, payees } from '#bank/shared/parties/payees';
import { normalizeField } from '#contract/domain/field-rules';
import { PayeeStatus } from '#contract/payees';

/** Gives `payee` the number `reference`. */
const numberTaken: Fixture = (tx, { customer, given: { payee = '', reference = '' } }) => {
  const saved = findOwnedPayee(tx, customer, payee);
  const [definition] = merchantOf(saved.merchantKey).fields;
  const taken = normalizeField(definition, reference);
  const values = saved.values.map((each) => (each.id === definition.id ? { ...each, value: taken } : each));
  tx.put(payees, { ...saved, reference: taken, values });
};

function statusNamed(name: string | undefined): PayeeStatus {
  const found = PayeeStatus.safeParse(name);
  if (!found.success) throw fieldError('given.status', 'No hay un estado así.');
  return found.data;
}

const hasStatus: Fixture = (tx, { customer, given: { payee = '', status } }) => {
  tx.put(payees, { ...findOwnedPayee(tx, customer, payee), status: statusNamed(status) });
};

export const payeeFixtures = { 'payees.number-taken': numberTaken, 'payees.has-status': hasStatus };
