import { CircleX, ListFilter, type LucideIcon } from 'lucide-react';
import { type Account, accountName, formatEnding } from '#contract/domain/account';
import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { fullName, type Recipient } from '#contract/recipients';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMagnitude, formatMoney } from '#web/lib/money/format.ts';
import { payeesHub, payUrl as payPayeeUrl } from '../bill-payments/shared/payees/addresses';
import { numberEnding, payeeSearch, payeeStatus } from '../bill-payments/shared/payees/payee-labels';
import type { FailedOrder } from '../failed-orders/failed-orders';
import { payUrl } from '../recipients/shared/pay-url';
import { statusLabel } from '../recipients/shared/saved-recipient';
import { recipientSearch } from '../recipients/shared/search';
import type { Action } from './actions';
import type { Findable } from './match';
import { type Entry, identity, type MoreMatches, movementUrl, searchUrl } from './movements';

export type OptionContent =
  | { is: 'person' | 'company'; name: string }
  | { is: 'movement'; entry: Entry }
  | { is: 'action'; icon: LucideIcon };

export type Option = Findable & {
  id: string;
  to: string;
  content: OptionContent;
  /** Action, if the title does not include it. */
  actionLabel?: string;
  /** Reason why the recipient or payee cannot be paid now. */
  disabledReason?: string | undefined;
};

const CARDS: readonly Recipient['accountType'][] = ['TPTCC', 'TPTAMEX'];
const ACCOUNTS: readonly Recipient['accountType'][] = ['TPTON', 'TPTOFF', 'OWN'];

/** Links to the transfer form, or to the list if the recipient is not active. */
export function personOption(recipient: Recipient, now: number): Option {
  const { key, alias, bankName, accountId, accountType } = recipient;
  const disabledReason = statusLabel(recipient, now);
  return {
    id: `person-${key}`,
    title: alias,
    detail: `${fullName(recipient)} · ${bankName} ${formatEnding(accountId)}`,
    words: [accountId, ...recipientSearch.words(recipient)],
    content: { is: 'person', name: alias },
    to:
      disabledReason === undefined
        ? payUrl(recipient)
        : CARDS.includes(accountType)
          ? '/hubs/cards'
          : '/hubs/transfers',
    actionLabel: ACCOUNTS.includes(accountType) ? 'Enviar dinero' : 'Pagar',
    disabledReason,
  };
}

/** Links to the payment form, or to the list if the payee cannot be paid. */
export function payeeOption(payee: Payee): Option {
  const { key, nickname, merchantName, paymentType, billType } = payee;
  const number = numberEnding(payee);
  const { label, canPay } = payeeStatus(payee);
  return {
    id: `payee-${key}`,
    title: `${isTopUp(billType) ? 'Recargar' : 'Pagar'} ${nickname}`,
    detail: number === '' ? merchantName : `${merchantName} · ${number}`,
    words: payeeSearch.texts(payee),
    content: { is: 'company', name: merchantName },
    to: canPay ? payPayeeUrl(payee) : payeesHub[paymentType],
    disabledReason: canPay ? undefined : label,
  };
}

export const accountOption = (icon: LucideIcon, account: Account): Option => ({
  id: `account-${account.key}`,
  title: accountName(account),
  detail: `${account.type} ${formatEnding(account.displayId)}`,
  words: [account.description, account.clabe ?? '', 'cuenta saldo movimientos'],
  content: { is: 'action', icon },
  to: accountUrl(account),
});

export const actionOption = ({ to, title, detail, icon, words }: Action): Option => ({
  id: `action-${to.replace(/\W+/g, '-')}`,
  title,
  detail,
  words,
  content: { is: 'action', icon },
  to,
});

export function movementOption(entry: Entry): Option {
  const { movement, account } = entry;
  return {
    id: `movement-${account.key}-${identity(movement)}`.replace(/[^\w-]+/g, '-'),
    title: movement.description,
    detail: `${formatDate(movement.postedDate)} · ${accountName(account)}`,
    content: { is: 'movement', entry },
    to: movementUrl(entry),
  };
}

/** Links to the page that shows why the order failed. */
export const failedOrderOption = ({ key, title, concept, date, amount, url }: FailedOrder): Option => ({
  id: `failed-${key}`,
  title,
  detail: [`No se hizo el ${formatDate(date)}`, amount && formatMoney(amount), concept]
    .filter((part) => part !== undefined)
    .join(' · '),
  words: [amount ? formatMagnitude(amount.amount).replaceAll(',', '') : '', 'rechazada fallida falló'],
  content: { is: 'action', icon: CircleX },
  to: url,
});

export const moreOption = ({ account, count }: MoreMatches, search: string): Option => ({
  id: `more-${account.key}`,
  title: count === 1 ? 'Ver 1 movimiento' : `Ver los ${count.toLocaleString('es-MX')} movimientos`,
  detail: `${accountName(account)} · Último año`,
  content: { is: 'action', icon: ListFilter },
  to: searchUrl(account, search),
});
