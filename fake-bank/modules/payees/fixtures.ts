import { defineFixture, type FixtureSubject, paramError } from '#bank/core/fixtures/fixture';
import { choice, reference } from '#bank/core/fixtures/params';
import { referenceFor } from '#bank/shared/merchants/fixture-reference';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { findOwnedPayee, payeeNumber, payees, payeesOf } from '#bank/shared/parties/payees';
import { PayeeStatus } from '#contract/payees';

const savedPayee = ({ reader, customer }: FixtureSubject) =>
  choice(
    'payee',
    payeesOf(reader, customer).map(({ key }) => key),
  );

const changedNumberFixture = defineFixture({
  title: 'A saved payee has another number',
  params: (subject) => ({
    payee: savedPayee(subject),
    // The number of the first payee is valid for the company of that payee.
    reference: reference({ example: payeesOf(subject.reader, subject.customer)[0]?.reference ?? '' }),
  }),
  apply: (tx, { customer }, { payee, reference: text }) => {
    const payeeRow = findOwnedPayee(tx, customer, payee);
    const merchant = merchantOf(payeeRow.merchantKey);
    const [{ id }] = merchant.fields;
    const newReference = referenceFor(merchant, text);
    const number = payeeNumber({ ...payeeRow, reference: newReference });
    const other = payeesOf(tx, customer).find((each) => each.key !== payee && payeeNumber(each) === number);
    if (other) throw paramError('reference', `The payee ${other.key} has this number already.`);
    const values = payeeRow.values.map((each) => (each.id === id ? { ...each, value: newReference } : each));
    tx.put(payees, { ...payeeRow, reference: newReference, values });
  },
});

const payeeStatusFixture = defineFixture({
  title: 'A saved payee has another status',
  params: (subject) => ({ payee: savedPayee(subject), status: choice('status', PayeeStatus.options) }),
  apply: (tx, { customer }, { payee, status }) =>
    void tx.put(payees, { ...findOwnedPayee(tx, customer, payee), status }),
});

export const payeeFixtures = {
  'payees.number-taken': changedNumberFixture,
  'payees.has-status': payeeStatusFixture,
};
