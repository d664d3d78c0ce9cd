import type { Actor } from '#bank/core/activity/activity';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';
import { type Bill, checkAvailable, findOwnedBill } from '#bank/shared/merchants/bills';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import { findMerchant, merchantOf } from '#bank/shared/merchants/merchants';
import { findOwnedPayee, type Payee } from '#bank/shared/parties/payees';
import { bankDate } from '#contract/domain/dates';
import { isTopUp } from '#contract/domain/payment';
import type { PaymentOrder } from '#contract/payments';

/** A bill of a saved payee, a saved phone, or an unsaved phone. */
export type Target = { merchant: MerchantData; reference: string; payee?: Payee; bill?: Bill };

export type TargetRequest = Pick<PaymentOrder, 'operation_type' | 'payee_key' | 'bill_statement_properties'>;

const STATEMENT = 'bill_statement_properties';

function findUnsavedPhone({ operation_type, bill_statement_properties: properties }: TargetRequest): Target {
  if (!isTopUp(operation_type) || !properties || !('mobile_telephone' in properties)) {
    throw fieldError('payee_key', 'Elige a quién pagas.');
  }
  const merchant = findMerchant(properties.merchant_key);
  if (merchant?.billType !== operation_type) {
    throw fieldError(`${STATEMENT}.merchant_key`, 'Elige una compañía de la lista.');
  }
  return { merchant, reference: properties.mobile_telephone };
}

/** Rejects other customers' payees as missing, and inconsistent combinations. */
export function targetOf(reader: Reader, { customer, now }: Actor, order: TargetRequest): Target {
  const { payee_key, bill_statement_properties: properties } = order;
  if (payee_key === undefined) return findUnsavedPhone(order);
  const payee = findOwnedPayee(reader, customer, payee_key);
  const { reference } = payee;
  const merchant = merchantOf(payee.merchantKey);
  if (merchant.billType !== order.operation_type) {
    throw fieldError('payee_key', 'Elige uno de este tipo de pago.');
  }
  if (isTopUp(merchant.billType)) {
    if (properties) throw fieldError('payee_key', 'Elige un número guardado u otro, no los dos.');
    return { merchant, reference, payee };
  }
  if (!properties || !('bill_key' in properties)) throw fieldError(STATEMENT, 'Elige el recibo que pagas.');
  checkAvailable(reference);
  const bill = findOwnedBill(reader, { merchant, reference, today: bankDate(now) }, properties.bill_key);
  return { merchant, reference, payee, bill };
}
