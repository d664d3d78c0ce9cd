import type { Customer } from '../customers/customers';

const maskedMail = ({ user }: Pick<Customer, 'user'>): string => `${user.slice(0, 1)}•••@correo.example`;

const maskedPhone = ({ key }: Pick<Customer, 'key'>): string => `•• •••• ${key.slice(-4)}`;

export const maskedContact = (customer: Customer, channel: 'EMAIL' | 'SMS' | 'PUSH'): string =>
  channel === 'EMAIL' ? maskedMail(customer) : maskedPhone(customer);
