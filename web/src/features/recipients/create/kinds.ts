import { brand } from '#contract/brand';
import { bankOfClabe } from '#contract/domain/clabe';
import type { IdentifierKind } from '#contract/domain/recipient-identifier';
import { formatAmex, formatCard, formatClabe, maskPhone } from '#web/lib/format/numbers.ts';

/** Kinds of account number in the form. For some, the identifier type depends on the bank. */
export type FormKind =
  | 'clabe'
  | 'account'
  | 'phone'
  | 'debit-card'
  | 'loan'
  | 'mortgage'
  | 'credit-card'
  | 'own-credit-card'
  | 'amex';

type Kind = {
  option: string;
  label: string;
  /** The number, as the subject of an error message. */
  subject: string;
  /** Possible banks: this one, the one in the number, any, or any other. */
  bank: 'own' | 'from-number' | 'any' | 'other';
  identifier: (bankId: string) => IdentifierKind;
  group: (digits: string) => string;
};

const byBank = (ownKind: IdentifierKind, otherKind: IdentifierKind) => (bankId: string) =>
  bankId === brand.bankId ? ownKind : otherKind;

const account = 'El número de cuenta';
const card = 'El número de la tarjeta';
const credit = 'El número del crédito';
const groupByFour = formatCard;

export const kinds: Record<FormKind, Kind> = {
  'clabe': {
    option: 'CLABE (otro banco)',
    label: 'CLABE',
    subject: 'La CLABE',
    bank: 'from-number',
    identifier: byBank('TPTON_ACCTID', 'TPTOFF_ACCTKEY'),
    group: formatClabe,
  },
  'account': {
    option: `Cuenta ${brand.product}`,
    label: 'Número de cuenta',
    subject: account,
    bank: 'own',
    identifier: () => 'TPTON_ACCTID',
    group: (digits) => digits,
  },
  'phone': {
    option: 'Celular',
    label: 'Número de celular',
    subject: 'El número de celular',
    bank: 'any',
    identifier: byBank('TPTON_PHONENUMBER', 'TPTOFF_PHONENUMBER'),
    group: maskPhone,
  },
  'debit-card': {
    option: 'Tarjeta de débito',
    label: 'Número de tarjeta',
    subject: card,
    bank: 'any',
    identifier: byBank('TPTON_DEBITCARDNUMBER', 'TPTOFF_DEBITCARDNUMBER'),
    group: groupByFour,
  },
  'loan': {
    option: 'Crédito personal',
    label: 'Número de crédito',
    subject: credit,
    bank: 'own',
    identifier: () => 'TPTLOAN_ACCTID',
    group: groupByFour,
  },
  'mortgage': {
    option: 'Crédito hipotecario',
    label: 'Número de crédito',
    subject: credit,
    bank: 'own',
    identifier: () => 'TPTMORTGAGE_ACCTID',
    group: groupByFour,
  },
  'credit-card': {
    option: 'Tarjeta de crédito de otro banco',
    label: 'Número de tarjeta',
    subject: card,
    bank: 'other',
    identifier: () => 'TPTCC_ACCTID',
    group: groupByFour,
  },
  'own-credit-card': {
    option: `Tarjeta de crédito ${brand.product}`,
    label: 'Número de tarjeta',
    subject: card,
    bank: 'own',
    identifier: () => 'TPTON_CREDITCARDNUMBER',
    group: groupByFour,
  },
  'amex': {
    option: 'American Express',
    label: 'Número de tarjeta',
    subject: card,
    bank: 'other',
    identifier: () => 'TPTAMEX_ACCTID',
    group: formatAmex,
  },
};

/** Groups the digits. Keeps surplus digits, so that the customer can see and delete them. */
export function groupDigits(kind: FormKind, digits: string): string {
  const groupedDigits = kinds[kind].group(digits);
  const excess = digits.slice(groupedDigits.replaceAll(' ', '').length);
  return excess === '' ? groupedDigits : `${groupedDigits} ${excess}`;
}

export function hasBankField(kind: FormKind): boolean {
  const { bank } = kinds[kind];
  return bank === 'any' || bank === 'other';
}

/** Returns the bank of the number; '' while it is unknown. */
export function bankIdOf({ kind, number, bank }: { kind: FormKind; number: string; bank: string }): string {
  switch (kinds[kind].bank) {
    case 'own':
      return brand.bankId;
    case 'from-number':
      return bankOfClabe(number) ?? '';
    case 'any':
    case 'other':
      return bank;
  }
}
