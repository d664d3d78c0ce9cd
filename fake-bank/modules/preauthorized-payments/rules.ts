import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { type GivenField, givenFields } from '#bank/shared/fields/given-fields';
import { type MerchantData, REFERENCE } from '#bank/shared/merchants/merchant';
import { merchants } from '#bank/shared/merchants/merchants';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import { kindOf } from '#contract/domain/field-definition';
import type { Currency } from '#contract/domain/money';
import { isTopUp } from '#contract/domain/payment';
import type { ChargedMedium } from '#contract/domain/preauthorized-payment';
import { type NewPreauthorizedPayment, PROPERTIES_PATH } from '#contract/preauthorized-payments';
import { numberOf } from '#contract/rules/preauthorized-payments';

export type Order = Omit<NewPreauthorizedPayment, 'nonce'>;

export type Chargeable = {
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
  clabe?: string | undefined;
  debitCard?: string | undefined;
};

/** Returns the CLABE or card number. Rejects other currencies, since bills are in pesos. */
export function checkMedium(account: Chargeable, paymentType: ChargedMedium): string {
  checkPesoCheques(account, 'account_key');
  const number = numberOf(account, paymentType);
  if (number === undefined) {
    const missingNumberTexts = {
      ACCOUNT: 'Esta cuenta no tiene CLABE.',
      DEBIT: 'Esta cuenta no tiene tarjeta de débito.',
    };
    throw fieldError('account_key', `${missingNumberTexts[paymentType]} Elige otra.`);
  }
  if (!mayUse(account, 'PAY_BILL')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'account_key' });
  return number;
}

/** Top-ups have no bills to charge. */
export function chosenMerchant(merchantId: number): MerchantData {
  const company = merchants.find((merchant) => merchant.merchantId === merchantId);
  if (!company || isTopUp(company.billType)) {
    throw fieldError('merchant_id', 'Elige una empresa de la lista.');
  }
  return company;
}

const RFC_PATH = 'customer.rfc';

/** An RFC field may be given in `additional_properties` or in `customer`. */
export function givenFieldsOf(
  { fields }: Pick<MerchantData, 'fields'>,
  { additional_properties, customer }: Pick<Order, 'additional_properties' | 'customer'>,
): GivenField[] {
  const isGiven = (id: string) => additional_properties.some((property) => property.id === id);
  const isCustomerRfc = (id: string) =>
    fields.some((field) => field.id === id && kindOf(field) === 'rfc' && !isGiven(id));
  const rfcFields = fields
    .filter(({ id }) => isCustomerRfc(id))
    .map(({ id }) => ({ id, value: customer.rfc ?? '' }));
  return givenFields(fields, [...additional_properties, ...rfcFields], (id) =>
    isCustomerRfc(id) ? RFC_PATH : `${PROPERTIES_PATH}${id}`,
  );
}

type ExistingDebit = { merchantKey: string; reference: string; cancelledAt?: number | undefined };

/** Allows one direct debit per merchant and reference, for any medium. */
export function checkNotTaken(
  debit: Omit<ExistingDebit, 'cancelledAt'>,
  others: readonly ExistingDebit[],
): void {
  const isSame = ({ merchantKey, reference, cancelledAt }: ExistingDebit) =>
    cancelledAt === undefined && merchantKey === debit.merchantKey && reference === debit.reference;
  if (others.some(isSame)) {
    throw new DomainError('E_BAASMXERR_-10', { field: `${PROPERTIES_PATH}${REFERENCE}` });
  }
}

const disabledTexts: Record<ChargedMedium, string> = {
  ACCOUNT: 'Los cargos a esta cuenta están desactivados. Actívalos o elige otra.',
  DEBIT: 'Los cargos a esta tarjeta están desactivados. Actívalos o elige otra.',
};

export function checkEnabled(status: 'ENABLED' | 'DISABLED', paymentType: ChargedMedium): void {
  if (status === 'DISABLED') throw fieldError('account_key', disabledTexts[paymentType]);
}
