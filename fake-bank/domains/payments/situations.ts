import { bankDate } from '#contract/shared/dates';
import { openBills } from '../../ground/merchants/bills';
import { merchantOf } from '../../ground/merchants/merchants';
import { payBill } from '../../ground/merchants/pay-bill';
import type { Situation } from '../../ground/noun/noun';
import { ownPayee } from '../../ground/parties/payees';

/** Somebody else has paid, elsewhere, all that is open of `payee`. */
const billPaid: Situation = (tx, { customer, now, given: { payee = '' } }) => {
  const { merchantKey, reference } = ownPayee(tx, customer, payee);
  const billed = { merchant: merchantOf(merchantKey), reference, today: bankDate(now) };
  for (const bill of openBills(tx, billed)) payBill(tx, billed, bill, bill.owed);
};

export const paymentSituations = { 'payments.bill-paid': billPaid };
