import { initServer } from '@ts-rest/express';
import { customers as contract } from '#contract/customers';
import { type CustomerCall, customerCall } from '../../ground/call/call';
import { type Customer, customers } from '../../ground/parties/customers';
import { Refusal } from '../../ground/refusal/refusal';

function self({ bank, customer }: CustomerCall): Customer {
  const found = bank.read.get(customers, customer);
  if (!found) throw new Refusal('CZ_UNAUTHENTICATED');
  return found;
}

export const customerRoutes = () =>
  initServer().router(contract, {
    preferences: async ({ req }) => ({
      status: 200,
      body: { productMaskingConfiguration: self(customerCall(req)).productMasking },
    }),
    token: async ({ req, params }) => {
      const customer = self(customerCall(req));
      if (params.customerKey !== customer.key) throw new Refusal('CZ_NOT_FOUND');
      return { status: 200, body: { secTokenInq: { secTokenType: customer.tokenType } } };
    },
  });
