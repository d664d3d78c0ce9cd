import type { Recipient } from '#contract/recipients';
import { plain } from '../../../format/plain';

/** Characters from which a text narrows the list. */
export const SEARCH_MIN = 3;
/** Rows that each 'Ver más' adds. */
export const PAGE_SIZE = 10;

export type Order = 'alias' | 'alias-descending' | 'most-used';

const searched = (recipient: Recipient) => [
  recipient.alias,
  recipient.name,
  recipient.accountId,
  recipient.lastName ?? '',
  recipient.recipientType,
  recipient.bankName,
  recipient.accountType,
];

/** Those in which a text occurs; a shorter one leaves the list whole. Numbers may be written in groups. */
export function filterRecipients(recipients: readonly Recipient[], text: string): readonly Recipient[] {
  const wanted = plain(text.trim());
  if (wanted.length < SEARCH_MIN) return recipients;
  const digits = /^[\d ]+$/.test(wanted) ? wanted.replaceAll(' ', '') : wanted;
  return recipients.filter((recipient) =>
    searched(recipient)
      .map(plain)
      .some((field) => field.includes(wanted) || field.includes(digits)),
  );
}

export const ofType = (recipients: readonly Recipient[], type: string): readonly Recipient[] =>
  type === '' ? recipients : recipients.filter(({ accountType }) => accountType === type);

const names = new Intl.Collator('es-MX');
const byAlias = (a: Recipient, b: Recipient) => names.compare(a.alias, b.alias);
const used = ({ timesPaid = 0 }: Recipient) => timesPaid;

const orders: Record<Order, (a: Recipient, b: Recipient) => number> = {
  'alias': byAlias,
  'alias-descending': (a, b) => byAlias(b, a),
  'most-used': (a, b) => used(b) - used(a) || byAlias(a, b),
};

export const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

export const sortRecipients = (recipients: readonly Recipient[], order: Order): Recipient[] =>
  recipients.toSorted(orders[order]);

/** Those whom the customer pays most often, and can pay now. */
export const frequentOf = (recipients: readonly Recipient[], most: number): Recipient[] =>
  sortRecipients(
    recipients.filter((recipient) => recipient.status === 'ACTIVE' && used(recipient) > 0),
    'most-used',
  ).slice(0, most);
