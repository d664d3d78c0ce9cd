import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { checkDayLimit, checkOperationLimit, type LimitState } from '#bank/shared/limits/rules';
import type { Recipient } from '#bank/shared/parties/recipients';
import { commissionOf } from '#bank/shared/transfers/commission';
import { checkTransferDate } from '#bank/shared/transfers/start-date';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import { type BankDate, bankDate, bankTime, formatDate } from '#contract/domain/dates';
import { type Currency, formatCentavos, toCentavos } from '#contract/domain/money';
import { type ThirdPartyType, transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import { balanceProblem } from '#contract/rules/accounts';
import { cardBankError } from '#contract/rules/recipients';
import {
  extraordinaryLimit,
  isClosed,
  isClosedOn,
  isOrdinary,
  lacksConcept,
  referenceError,
} from '#contract/rules/third-parties';
import type { ThirdPartyOrder } from '#contract/third-parties';

/** Amounts are centavos. */
export type Facts = LimitState & {
  type: ThirdPartyType;
  from: {
    type: ProductLabel;
    currency: Currency;
    entitlements: readonly Entitlement[];
    available: number;
  };
  recipient: Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'status' | 'activeFrom'>;
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
  const { accountType, accountId, bankId, status, activeFrom } = recipient;
  if (transferTypeAndLimitOf[accountType].type !== type) {
    throw refuse('Elige una cuenta de este tipo de transferencia.');
  }
  const problem = cardBankError(accountId, bankId);
  if (problem !== undefined) throw refuse(problem);
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

function checkTexts({ message = '', customer_reference = '' }: ThirdPartyOrder, { type }: Facts): void {
  if (lacksConcept(type, message)) throw fieldError('message', 'Dato necesario.');
  const problem = referenceError(type, customer_reference);
  if (problem !== undefined) throw fieldError('customer_reference', problem);
}

function checkLimits(order: ThirdPartyOrder, amount: number, facts: Facts): void {
  const { type, now, isHoliday } = facts;
  const scheduledFor = order.transfer_type === 'schedule' ? order.start_date : undefined;
  const ordinary = isOrdinary({ scheduledFor, now }, isHoliday);
  if (isClosed(type, ordinary)) throw new DomainError('2185');
  checkOperationLimit(amount, facts.limit);
  const maximum = extraordinaryLimit(type, ordinary);
  if (maximum !== undefined && amount > maximum) throw new DomainError('2083', { field: 'amount' });
  if (order.transfer_type === 'onetime') checkDayLimit(amount, facts, 'enviar');
}

function checkBalance(order: ThirdPartyOrder, { amount, commission }: Quote, { from }: Facts): void {
  if (order.transfer_type !== 'onetime') return;
  const problem = balanceProblem(amount, { available: from.available, commission });
  if (problem === undefined) return;
  if (problem === 'amount') throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
  throw new DomainError('CZ_INSUFFICIENT_FUNDS', {
    field: 'amount',
    description: `Tu saldo no alcanza para la comisión de ${formatCentavos(commission, 'MXN')}.`,
  });
}

/** Rejects at the first violation. Scheduled orders may exceed today's balance and daily limit. */
export function checkOrder(order: ThirdPartyOrder, facts: Facts): Quote {
  checkSource(order, facts);
  checkRecipient(facts);
  const { type, now, isHoliday } = facts;
  checkTransferDate(order, bankDate(now), (date) => isClosedOn(type, date, isHoliday));
  checkTexts(order, facts);
  if (!mayUse(facts.from, 'TRANSFER_FROM')) {
    throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  }
  const quote = { amount: toCentavos(order.amount.amount), commission: commissionOf(type) };
  checkLimits(order, quote.amount, facts);
  checkBalance(order, quote, facts);
  return quote;
}
