import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { type Allowed, checkDayLimit, checkOperationLimit } from '#bank/shared/limits/rules';
import type { Recipient } from '#bank/shared/parties/recipients';
import { checkTransferDate } from '#bank/shared/transfers/start-date';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import { type BankDate, bankDate, bankTime, formatDate, isWeekend } from '#contract/domain/dates';
import { isOpen } from '#contract/domain/hours';
import { type Currency, formatCentavos, toCentavos } from '#contract/domain/money';
import { type ThirdPartyType, thirdPartyOf } from '#contract/domain/third-party-type';
import {
  conceptRequired,
  EXTRAORDINARY_LIMIT,
  NO_REFERENCE,
  referenceLength,
  type ThirdPartyOrder,
} from '#contract/third-parties';

/** SPEI commission in centavos: five pesos plus VAT. */
export const COMMISSION = { fee: 5_00, vat: 80 };

export const commissionOf = (type: ThirdPartyType): number =>
  type === 'spei' ? COMMISSION.fee + COMMISSION.vat : 0;

/** Amounts are centavos. */
export type Facts = Allowed & {
  type: ThirdPartyType;
  from: {
    type: ProductLabel;
    currency: Currency;
    entitlements: readonly Entitlement[];
    available: number;
  };
  recipient: Pick<Recipient, 'accountType' | 'status' | 'activeFrom'>;
  now: number;
  isHoliday: (date: BankDate) => boolean;
};

export type Quote = { amount: number; commission: number };

/** 'a las 10:00', with the date if it is another day. */
function momentOf(instant: number, now: number): string {
  const day = bankDate(instant);
  const time = `a las ${bankTime(instant).slice(0, 5)}`;
  return day === bankDate(now) ? time : `el ${formatDate(day)} ${time}`;
}

function checkRecipient({ type, recipient, now }: Facts): void {
  const refuse = (description: string) => fieldError('to_recipient_key', description);
  const { accountType, status, activeFrom } = recipient;
  if (thirdPartyOf[accountType].type !== type) {
    throw refuse('Elige una cuenta de este tipo de transferencia.');
  }
  if (status === 'ON_HOLD') {
    const from = activeFrom === undefined ? 'más tarde' : momentOf(activeFrom, now);
    throw refuse(`Podrás enviar dinero a esta cuenta ${from}.`);
  }
  if (status === 'INACTIVE') throw refuse('Esta cuenta está inactiva. Elige otra.');
  if (status !== 'ACTIVE') throw refuse('Esta cuenta está bloqueada. Elige otra.');
}

function checkSource(order: ThirdPartyOrder, { from }: Facts): void {
  checkPesoCheques(from, 'from_account_key');
  if (order.amount.currency_code !== 'MXN') {
    throw fieldError('amount.currency_code', 'El importe va en MXN, la moneda de la cuenta origen.');
  }
}

/** Credits and cards are paid on bank days only; SPEI and same-bank transfers also on weekends. */
const restsOn =
  ({ type, isHoliday }: Facts) =>
  (date: BankDate): boolean =>
    isHoliday(date) || (isWeekend(date) && (type === 'credits' || type === 'cards'));

function checkTexts({ message = '', customer_reference = '' }: ThirdPartyOrder, { type }: Facts): void {
  if (conceptRequired[type] && message.trim() === '') throw fieldError('message', 'Dato necesario');
  const { min, max } = referenceLength[type];
  const { length } = customer_reference;
  if (length === 0) return;
  if (length > max) throw fieldError('customer_reference', `Máximo ${max} caracteres`);
  if (length < min) throw fieldError('customer_reference', `Mínimo ${min} caracteres`);
  if (type === 'spei' && Number(customer_reference) === 0)
    throw fieldError('customer_reference', NO_REFERENCE);
}

/** True for working hours today, or for a working day if scheduled. */
function isOrdinary(order: ThirdPartyOrder, { now, isHoliday }: Facts): boolean {
  const isBankDay = (date: BankDate) => !isWeekend(date) && !isHoliday(date);
  return order.transfer_type === 'onetime'
    ? isOpen('third-party', now, isBankDay)
    : isBankDay(order.start_date);
}

function checkLimits(order: ThirdPartyOrder, amount: number, facts: Facts): void {
  const { type } = facts;
  const ordinary = isOrdinary(order, facts);
  if (!ordinary && (type === 'credits' || type === 'cards')) throw new DomainError('2185');
  checkOperationLimit(amount, facts.limit);
  if (!ordinary && type === 'spei' && amount > toCentavos(EXTRAORDINARY_LIMIT)) {
    throw new DomainError('2083', { field: 'amount' });
  }
  if (order.transfer_type === 'onetime') checkDayLimit(amount, facts, 'enviar');
}

function checkBalance(order: ThirdPartyOrder, { amount, commission }: Quote, { from }: Facts): void {
  if (order.transfer_type !== 'onetime' || amount + commission <= from.available) return;
  if (amount > from.available) throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
  throw new DomainError('CZ_INSUFFICIENT_FUNDS', {
    field: 'amount',
    description: `Tu saldo no alcanza para la comisión de ${formatCentavos(commission, 'MXN')}.`,
  });
}

/** Rejects at the first violation. Scheduled orders may exceed today's balance and daily limit. */
export function checkOrder(order: ThirdPartyOrder, facts: Facts): Quote {
  checkSource(order, facts);
  checkRecipient(facts);
  checkTransferDate(order, bankDate(facts.now), restsOn(facts));
  checkTexts(order, facts);
  if (!mayUse(facts.from, 'TRANSFER_FROM')) {
    throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  }
  const quote = { amount: toCentavos(order.amount.amount), commission: commissionOf(facts.type) };
  checkLimits(order, quote.amount, facts);
  checkBalance(order, quote, facts);
  return quote;
}
