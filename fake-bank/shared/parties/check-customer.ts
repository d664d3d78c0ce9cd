import { DomainError } from '#bank/core/errors/domain-error';

export function checkCustomer(customer: string, requested: string | undefined): void {
  if (requested !== undefined && requested !== customer) throw new DomainError('CZ_OTHER_CUSTOMER');
}
