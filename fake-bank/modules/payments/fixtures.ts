import { defineFixture } from '#bank/core/fixtures/fixture';
import { choice } from '#bank/core/fixtures/params';
import { openBills } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { payBill } from '#bank/shared/merchants/pay-bill';
import { findOwnedPayee, payeesOf } from '#bank/shared/parties/payees';
import { bankDate } from '#contract/domain/dates';
import { isTopUp } from '#contract/domain/payment';

const paidBillsFixture = defineFixture({
  title: 'Somebody else has paid all open bills of a saved payee',
  params: ({ reader, customer }) => ({
    payee: choice(
      'payee with bills',
      payeesOf(reader, customer)
        .filter(({ merchantKey }) => !isTopUp(merchantOf(merchantKey).billType))
        .map(({ key }) => key),
    ),
  }),
  apply: (tx, { customer, now }, { payee }) => {
    const { merchantKey, reference } = findOwnedPayee(tx, customer, payee);
    const billed = { merchant: merchantOf(merchantKey), reference, today: bankDate(now) };
    for (const bill of openBills(tx, billed)) payBill(tx, billed, bill, bill.owed);
  },
});

export const paymentFixtures = { 'payments.bill-paid': paidBillsFixture };
