import type { PaymentOrder } from '#contract/payments';
import { bankDate } from '#contract/shared/dates';
import { isTopUp } from '#contract/shared/payment';
import { type Bill, checkAvailable, ownBill } from '../../ground/merchants/bills';
import type { MerchantData } from '../../ground/merchants/merchant';
import { findMerchant, merchantOf } from '../../ground/merchants/merchants';
import { ownPayee, type Payee } from '../../ground/parties/payees';
import { fieldRefusal } from '../../ground/refusal/refusal';
import type { Reader } from '../../ground/store/transaction';

/** Whom and what an order pays: a bill of a saved payee, a saved phone, or a phone that is not saved. */
export type Target = { merchant: MerchantData; reference: string; payee?: Payee; bill?: Bill };

export type Asked = Pick<PaymentOrder, 'operation_type' | 'payee_key' | 'bill_statement_properties'>;

const STATEMENT = 'bill_statement_properties';

function unsavedPhone({ operation_type, bill_statement_properties: named }: Asked): Target {
  if (!isTopUp(operation_type) || !named || !('mobile_telephone' in named)) {
    throw fieldRefusal('payee_key', 'Elige a quién pagas.');
  }
  const merchant = findMerchant(named.merchant_key);
  if (merchant?.billType !== operation_type) {
    throw fieldRefusal(`${STATEMENT}.merchant_key`, 'Elige una compañía de la lista.');
  }
  return { merchant, reference: named.mobile_telephone };
}

/** Refuses what is not the customer's like what does not exist, and what does not go together. */
export function targetOf(
  reader: Reader,
  { customer, now }: { customer: string; now: number },
  order: Asked,
): Target {
  const { payee_key, bill_statement_properties: named } = order;
  if (payee_key === undefined) return unsavedPhone(order);
  const payee = ownPayee(reader, customer, payee_key);
  const { reference } = payee;
  const merchant = merchantOf(payee.merchantKey);
  if (merchant.billType !== order.operation_type) {
    throw fieldRefusal('payee_key', 'Elige uno de este tipo de pago.');
  }
  if (isTopUp(merchant.billType)) {
    if (named) throw fieldRefusal('payee_key', 'Elige un número guardado u otro, no los dos.');
    return { merchant, reference, payee };
  }
  if (!named || !('bill_key' in named)) throw fieldRefusal(STATEMENT, 'Elige el recibo que pagas.');
  checkAvailable(reference);
  const bill = ownBill(reader, { merchant, reference, today: bankDate(now) }, named.bill_key);
  return { merchant, reference, payee, bill };
}
