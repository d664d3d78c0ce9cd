import { DomainError } from '#bank/core/errors/domain-error';

export function checkCustomer(customer: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== customer) throw new DomainError('CZ_OTHER_CUSTOMER');
}
