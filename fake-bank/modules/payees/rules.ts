import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { fieldPath, givenFields } from '#bank/shared/fields/given-fields';
import { type MerchantData, REFERENCE } from '#bank/shared/merchants/merchant';
import { checkBillType, findMerchant, merchantOf } from '#bank/shared/merchants/merchants';
import { MOBILE } from '#bank/shared/merchants/operators';
import { isSameAlias, normalizeSpaces } from '#bank/shared/parties/alias';
import { type Payee, payeeNumber } from '#bank/shared/parties/payees';
import { isTopUp } from '#contract/domain/payment';
import type { NewPayee, PayeeEdit } from '#contract/payees';

type Values = Payee['values'];
type NumberedPayee = Pick<Payee, 'merchantKey' | 'reference' | 'values'>;
type KnownPayee = Pick<Payee, 'nickname' | 'merchantKey' | 'reference'>;

type NumberInput = { mobile: string | undefined; fields: Values | undefined };

function numberOf(merchant: MerchantData, { mobile, fields }: NumberInput): NumberedPayee {
  const { merchantKey } = merchant;
  if (isTopUp(merchant.billType)) {
    if (fields !== undefined) throw fieldError('fields', 'Una recarga solo lleva el celular.');
    if (mobile === undefined) throw fieldError(MOBILE, 'Dato necesario.');
    return { merchantKey, reference: mobile, values: [] };
  }
  if (mobile !== undefined) throw fieldError(MOBILE, 'Un servicio no lleva celular.');
  const values = givenFields(merchant.fields, fields ?? []).map(({ id, value }) => ({ id, value }));
  const reference = values.find(({ id }) => id === REFERENCE)?.value ?? '';
  return { merchantKey, reference, values };
}

function checkNickname(nickname: string, others: readonly KnownPayee[]): string {
  const normalized = normalizeSpaces(nickname);
  if (others.some((other) => isSameAlias(other.nickname, normalized))) {
    throw new DomainError('E_BAASMXERR_-9', { field: 'nickname' });
  }
  return normalized;
}

function checkNumber(merchant: MerchantData, numbered: NumberedPayee, others: readonly KnownPayee[]): void {
  if (others.some((other) => payeeNumber(other) === payeeNumber(numbered))) {
    throw new DomainError('E_BAASMXERR_-10', {
      field: isTopUp(merchant.billType) ? MOBILE : fieldPath(REFERENCE),
    });
  }
}

function findListedMerchant(key: string): MerchantData {
  const merchant = findMerchant(key);
  if (!merchant) throw fieldError('merchant_key', 'Elige una empresa de la lista.');
  return merchant;
}

type CheckedPayee = NumberedPayee & Pick<Payee, 'nickname'>;

/** Checks in this order: fields, nickname, number. */
export function checkNew(order: NewPayee, others: readonly KnownPayee[]): CheckedPayee {
  const merchant = findListedMerchant(order.merchant_key);
  checkBillType(merchant, order.bill_type);
  const numbered = numberOf(merchant, { mobile: order.mobile_telephone, fields: order.fields });
  const nickname = checkNickname(order.nickname, others);
  checkNumber(merchant, numbered, others);
  return { ...numbered, nickname };
}

function editedPhone({ merchantKey, reference }: Payee, edit: PayeeEdit): NumberedPayee {
  const merchant = findListedMerchant(edit.merchant_key ?? merchantKey);
  if (!isTopUp(merchant.billType)) throw fieldError('merchant_key', 'Elige una compañía de celular.');
  return numberOf(merchant, { mobile: edit.mobile_telephone ?? reference, fields: edit.fields });
}

/** The merchant of a service cannot change. Omitted fields stay unchanged. */
function editedService({ merchantKey, values }: Payee, edit: PayeeEdit): NumberedPayee {
  if (edit.merchant_key !== undefined && edit.merchant_key !== merchantKey) {
    throw fieldError('merchant_key', 'Para otra empresa, guarda otro servicio.');
  }
  const editedFields = edit.fields ?? [];
  const unchanged = values.filter(({ id }) => editedFields.every((field) => field.id !== id));
  return numberOf(merchantOf(merchantKey), {
    mobile: edit.mobile_telephone,
    fields: [...unchanged, ...editedFields],
  });
}

/** Missing fields keep their values. `others` excludes the payee itself. */
export function checkEdit(payee: Payee, edit: PayeeEdit, others: readonly KnownPayee[]): Payee {
  const merchant = merchantOf(payee.merchantKey);
  const numbered = isTopUp(merchant.billType) ? editedPhone(payee, edit) : editedService(payee, edit);
  const nickname = edit.nickname === undefined ? payee.nickname : checkNickname(edit.nickname, others);
  checkNumber(merchant, numbered, others);
  return { ...payee, ...numbered, nickname };
}
