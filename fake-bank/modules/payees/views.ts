import { merchantOf } from '#bank/shared/merchants/merchants';
import type { Payee } from '#bank/shared/parties/payees';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { moneyOf } from '#contract/domain/money';
import { isTopUp } from '#contract/domain/payment';
import { type Payee as PayeeView, payeeCategoryOf } from '#contract/payees';

export function fieldsOf({ merchantKey, reference, values }: Payee): FieldDefinition[] {
  const merchant = merchantOf(merchantKey);
  const valueById = new Map(values.map(({ id, value }) => [id, value]));
  return merchant.fields.map((field) => ({
    ...field,
    value: isTopUp(merchant.billType) ? reference : (valueById.get(field.id) ?? field.value ?? ''),
  }));
}

export function payeeView(payee: Payee): PayeeView {
  const { key, nickname, status, reference, lastPayment } = payee;
  const merchant = merchantOf(payee.merchantKey);
  const { merchantKey, merchantId, billType, category } = merchant;
  return {
    key,
    nickname,
    paymentType: payeeCategoryOf(billType),
    merchantName: merchant.name,
    merchantId,
    merchantKey,
    billType,
    status,
    ...(category && { category }),
    reference,
    ...(isTopUp(merchant.billType) ? { mobileTelephone: reference } : { fields: fieldsOf(payee) }),
    ...(lastPayment && { lastPayment: { date: lastPayment.date, amount: moneyOf(lastPayment.amount) } }),
  };
}
