import { bankInstant } from '#contract/shared/dates';
import { maskedContact } from '../ground/activity/contact';
import { outbox, outboxKey } from '../ground/activity/outbox';
import { customerNamed, customers } from '../ground/parties/customers';
import { Refusal } from '../ground/refusal/refusal';
import type { Reader } from '../ground/store/transaction';

/** What was left in the outbox for a customer, by user name, or for all. */
export function outboxView(reader: Reader, user: string | undefined) {
  const wanted = user === undefined ? undefined : customerNamed(reader, user);
  if (user !== undefined && !wanted) throw new Refusal('CZ_NOT_FOUND', { field: 'customer' });
  return reader
    .list(outbox, ...outboxKey(wanted?.key))
    .flatMap(({ customer: key, at, channel, subject, text }) => {
      const customer = reader.get(customers, key);
      if (!customer) return [];
      return [
        {
          at: bankInstant(at),
          customer: customer.user,
          channel,
          to: maskedContact(customer, channel),
          subject,
          text,
        },
      ];
    });
}
