import { fieldError } from '#bank/core/errors/domain-error';
import { needsPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { type Institution, institutionOf } from '#bank/shared/institutions/institutions';
import type { Entitlement, ProductLabel } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import type { PayingAccountType, PortabilityStatus } from '#contract/domain/portability';
import type { PortabilityOrder } from '#contract/payroll-portability';
import {
  belongsTo,
  isAdult,
  isBirthdate,
  isOpen,
  isPayingAccount,
  isPayingBank,
  mayReceive,
} from '#contract/rules/payroll-portability';

export type ReceivingAccount = {
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
};

export function checkReceiving(account: ReceivingAccount): void {
  if (!mayReceive(account)) throw needsPesoCheques('account_key');
}

const WRONG: Record<PayingAccountType, string> = {
  CLABE: 'Verifica la CLABE: son 18 dígitos.',
  DEBIT_CARD: 'Verifica el número de tu tarjeta: son 16 dígitos.',
};

type Paying = Pick<
  PortabilityOrder,
  'third_party' | 'third_party_account_type' | 'third_party_account_number'
>;

export function checkPaying({
  third_party: id,
  third_party_account_type: type,
  third_party_account_number: number,
}: Paying): Institution {
  const institution = institutionOf(id);
  if (!institution || !isPayingBank(id)) throw fieldError('third_party', 'Elige otro banco de la lista.');
  if (!isPayingAccount(type, number)) throw fieldError('third_party_account_number', WRONG[type]);
  if (!belongsTo(type, number, id)) {
    throw fieldError(
      'third_party_account_number',
      `Esta ${type === 'CLABE' ? 'CLABE' : 'tarjeta'} no es de ${institution.name}.`,
    );
  }
  return institution;
}

export function checkBirthdate(birthdate: BankDate, today: BankDate): void {
  if (!isBirthdate(birthdate, today)) throw fieldError('birthdate', 'Verifica tu fecha de nacimiento.');
  if (!isAdult(birthdate, today)) throw fieldError('birthdate', 'Debes ser mayor de edad.');
}

type KnownRequest = { status: PortabilityStatus; number: string };

export function checkNotRequested(number: string, others: readonly KnownRequest[]): void {
  if (others.some((other) => isOpen(other.status) && other.number === number)) {
    throw fieldError(
      'third_party_account_number',
      'Ya tienes una solicitud abierta para esta cuenta. Consulta su estatus.',
    );
  }
}
