import { type Customer, customerNamed, customers } from '#bank/core/customers/customers';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/transaction';

/** `field` is the request field that names the customer. */
export function customerByUser(reader: Reader, user: string, field = 'customer'): Customer {
  const found = customerNamed(reader, user);
  if (found) return found;
  const users = reader.all(customers).map((customer) => customer.user);
  throw fieldError(field, `No hay un cliente ${user} en este banco. Los que hay: ${users.join(', ')}.`);
}
