import type { Fixture } from '#bank/core/module/module';
import { openBills } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { payBill } from '#bank/shared/merchants/pay-bill';
import { findOwnedPayee } from '#bank/shared/parties/payees';
import { bankDate } from '#contract/domain/dates';

/** Pays all open bills of `payee` as another customer. */
const billPaid: Fixture = (tx, { customer, now, given: { payee = '' } }) => {
  const { merchantKey, reference } = findOwnedPayee(tx, customer, payee);
  const billed = { merchant: merchantOf(merchantKey), reference, today: bankDate(now) };
  for (const bill of openBills(tx, billed)) payBill(tx, billed, bill, bill.owed);
};

export const paymentFixtures = { 'payments.bill-paid': billPaid };
