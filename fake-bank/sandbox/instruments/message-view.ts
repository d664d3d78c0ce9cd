import { maskedContact } from '#bank/core/activity/contact';
import type { Message } from '#bank/core/activity/outbox';
import { customers } from '#bank/core/customers/customers';
import type { Reader } from '#bank/core/storage/collection';
import { bankInstant } from '#contract/domain/dates';

/** Undefined if the recipient is not a customer of this bank. */
export function messageView(reader: Reader, { customer: key, at, channel, subject, text }: Message) {
  const customer = reader.get(customers, key);
  if (!customer) return undefined;
  const to = maskedContact(customer, channel);
  return { at: bankInstant(at), customer: customer.user, channel, to, subject, text };
}
