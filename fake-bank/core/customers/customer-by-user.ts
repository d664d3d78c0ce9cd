import { fieldError } from '../errors/domain-error';
import type { Reader } from '../storage/transaction';
import { type Customer, customerNamed, customers } from './customers';

/** `field` is the request field that names the customer. */
export function customerByUser(reader: Reader, user: string, field = 'customer'): Customer {
  const found = customerNamed(reader, user);
  if (found) return found;
  const users = reader.all(customers).map((customer) => customer.user);
  throw fieldError(field, `No hay un cliente ${user} en este banco. Los que hay: ${users.join(', ')}.`);
}
