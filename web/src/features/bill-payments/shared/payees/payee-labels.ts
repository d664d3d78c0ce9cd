import { formatEnding } from '#contract/domain/account';
import type { MerchantCategory } from '#contract/merchants';
import { isDisabled, type Payee, type PayeeStatus } from '#contract/payees';
import { formatPhone } from '#web/lib/format/numbers.ts';

/* A service or a phone that the customer has saved: by what it is known, and whether it can be paid. */

export const categoryLabels: Record<MerchantCategory, string> = {
  'electricity': 'Luz',
  'gas': 'Gas',
  'water': 'Agua',
  'internet': 'Internet',
  'television': 'Televisión',
  'phone': 'Teléfono',
  'housing': 'Vivienda',
  'store': 'Tiendas',
  'toll': 'Peaje',
  'education': 'Educación',
  'top-up': 'Tiempo aire',
};

export type PayeeNumber = Pick<Payee, 'mobileTelephone' | 'reference' | 'fields'>;

/** The field that names the customer to the merchant: the first that it asks for. */
export const numberField = ({ fields = [] }: PayeeNumber) => fields.find(({ type }) => type === 'variable');

export const referenceOf = (payee: PayeeNumber): string => payee.reference ?? numberField(payee)?.value ?? '';

/** By which of several it is told: a phone by all of it, anything else by its ending. */
export function numberEnding(payee: PayeeNumber): string {
  if (payee.mobileTelephone !== undefined) return formatPhone(payee.mobileTelephone);
  const reference = referenceOf(payee);
  return reference === '' ? '' : formatEnding(reference);
}

/** 'Luz de casa · Luz del Altiplano •••• 7710' */
export const payeeName = (payee: PayeeNumber & Pick<Payee, 'nickname' | 'merchantName'>): string =>
  `${payee.nickname} · ${payee.merchantName} ${numberEnding(payee)}`.trim();

/** By what a saved service or phone is found. */
export const payeeSearch = {
  texts: (payee: Payee): string[] => [
    payee.nickname,
    payee.merchantName,
    payee.mobileTelephone ?? '',
    referenceOf(payee),
    payee.category === undefined ? '' : categoryLabels[payee.category],
  ],
};

const words: Record<PayeeStatus, string | undefined> = {
  ACTIVE: undefined,
  ON_HOLD: 'En espera',
  INACTIVE: 'Inactivo',
  BLOCKED: 'Bloqueado',
};

/** How it stands, where that is worth a word, and whether it can be paid. One that rests can. */
export const payeeStatus = (payee: Pick<Payee, 'status'>) => ({
  words: words[payee.status],
  canPay: !isDisabled(payee),
});
