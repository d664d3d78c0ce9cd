import { formatEnding } from '#contract/domain/account';
import type { MerchantCategory } from '#contract/merchants';
import type { Payee, PayeeStatus } from '#contract/payees';
import { isDisabled } from '#contract/rules/payees';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { uncapitalize } from '#web/lib/format/uncapitalize.ts';

/* Labels, search and status of saved services and phones. */

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

/** The first variable field identifies the customer. */
export const numberField = ({ fields = [] }: PayeeNumber) => fields.find(({ type }) => type === 'variable');

export const referenceOf = (payee: PayeeNumber): string => payee.reference ?? numberField(payee)?.value ?? '';

/** Whole number of a phone, else the last digits. */
export function numberEnding(payee: PayeeNumber): string {
  if (payee.mobileTelephone !== undefined) return formatPhone(payee.mobileTelephone);
  const reference = referenceOf(payee);
  return reference === '' ? '' : formatEnding(reference);
}

/** 'Luz de casa · Luz del Altiplano •••• 7710' */
export const payeeName = (payee: PayeeNumber & Pick<Payee, 'nickname' | 'merchantName'>): string =>
  `${payee.nickname} · ${payee.merchantName} ${numberEnding(payee)}`.trim();

/** Search texts of a saved payee. */
export const payeeSearch = {
  texts: (payee: Payee): string[] => [
    payee.nickname,
    payee.merchantName,
    payee.mobileTelephone ?? '',
    referenceOf(payee),
    payee.category === undefined ? '' : categoryLabels[payee.category],
  ],
};

const statusLabels: Record<PayeeStatus, string | undefined> = {
  ACTIVE: undefined,
  ON_HOLD: 'En espera',
  INACTIVE: 'Inactivo',
  BLOCKED: 'Bloqueado',
};

/** Inactive payees can still be paid. */
export const payeeStatus = (payee: Pick<Payee, 'status'>) => ({
  label: statusLabels[payee.status],
  canPay: !isDisabled(payee),
});

/** Returns the reason why a payee cannot be paid; undefined if it can. */
export function notPayableReason(payee: Payee | undefined): string | undefined {
  if (payee === undefined || !isDisabled(payee)) return undefined;
  return `${payee.nickname} está ${uncapitalize(payeeStatus(payee).label ?? '')} y no se puede pagar.`;
}

export const noAnswerText = ({ merchantName }: Payee): string =>
  `${merchantName} no respondió. No se hizo ningún cargo: intenta de nuevo en un momento.`;
