import { outbox, outboxKey } from '../core/activity/outbox';
import { noCustomer } from '../core/customers/customer-by-user';
import { customerNamed } from '../core/customers/customers';
import { DomainError } from '../core/errors/domain-error';
import type { Reader } from '../core/storage/collection';
import { messageView } from './instruments/message-view';

/** `user` is a user name; undefined lists all customers. */
export function outboxView(reader: Reader, user: string | undefined) {
  const customer = user === undefined ? undefined : customerNamed(reader, user);
  if (user !== undefined && !customer)
    throw new DomainError('CZ_NOT_FOUND', { field: 'customer', description: noCustomer(reader, user) });
  return reader
    .list(outbox, ...outboxKey(customer?.key))
    .flatMap((message) => messageView(reader, message) ?? []);
}
