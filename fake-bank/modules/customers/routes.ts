import { initServer } from '@ts-rest/express';
import { type Customer, customers } from '#bank/core/customers/customers';
import { DomainError } from '#bank/core/errors/domain-error';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { customers as contract } from '#contract/customers';

function self({ bank, customer }: CustomerCall): Customer {
  const row = bank.read.get(customers, customer);
  if (!row) throw new DomainError('CZ_UNAUTHENTICATED');
  return row;
}

export const customerRoutes = () =>
  initServer().router(contract, {
    preferences: async ({ req }) => ({
      status: 200,
      body: { productMaskingConfiguration: self(customerCall(req)).productMasking },
    }),
    token: async ({ req, params }) => {
      const customer = self(customerCall(req));
      if (params.customerKey !== customer.key) throw new DomainError('CZ_NOT_FOUND');
      return { status: 200, body: { secTokenInq: { secTokenType: customer.tokenType } } };
    },
  });
