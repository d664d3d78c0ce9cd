import { fieldError } from '../errors/domain-error';
import type { Reader } from '../storage/collection';
import { type Customer, customerNamed, customers } from './customers';

export function noCustomer(reader: Reader, user: string): string {
  const users = reader.all(customers).map((customer) => customer.user);
  return `This bank has no customer ${JSON.stringify(user)}. It has ${users.join(', ')}.`;
}

/** `field` is the request field that names the customer. */
export function customerByUser(reader: Reader, user: string, field = 'customer'): Customer {
  const customer = customerNamed(reader, user);
  if (customer) return customer;
  throw fieldError(field, noCustomer(reader, user));
}
