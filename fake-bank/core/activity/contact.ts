/** Where a customer of the demo would be reached, masked as a bank shows it. */
import type { Customer } from '../customers/customers';

/** 'a•••@correo.example' */
const maskedMail = ({ user }: Pick<Customer, 'user'>): string => `${user.slice(0, 1)}•••@correo.example`;

/** '•• •••• 0001': of a number that ends as the customer's key does. */
const maskedPhone = ({ key }: Pick<Customer, 'key'>): string => `•• •••• ${key.slice(-4)}`;

export const maskedContact = (customer: Customer, channel: 'EMAIL' | 'SMS' | 'PUSH'): string =>
  channel === 'EMAIL' ? maskedMail(customer) : maskedPhone(customer);
