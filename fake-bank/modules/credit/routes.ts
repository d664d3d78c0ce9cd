import { initServer } from '@ts-rest/express';
import type * as z from 'zod/mini';
import { ok } from '#bank/core/http/answers';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { movementsPage } from '#bank/shared/accounts/movements';
import { findOwnedRevolving } from '#bank/shared/lending/views';
import type { movementsQuery } from '#contract/accounts';
import { credit } from '#contract/credit';
import type { ProductLabel } from '#contract/domain/account';
import { revolvingView } from './views';

const CARD = 'Tarjeta de Crédito' satisfies ProductLabel;
const LINE = 'Línea de Crédito' satisfies ProductLabel;

const product = ({ bank, customer }: CustomerCall, key: string, type: ProductLabel) =>
  ok(revolvingView(bank.read, findOwnedRevolving(bank.read, customer, key, type), bank.today));

const transactions = (
  { bank, customer }: CustomerCall,
  key: string,
  type: ProductLabel,
  query: z.infer<typeof movementsQuery>,
) => ok(movementsPage(bank.read, findOwnedRevolving(bank.read, customer, key, type), query));

export const creditRoutes = () =>
  initServer().router(credit, {
    line: async ({ req, params }) => product(customerCall(req), params.accountKey, LINE),
    lineTransactions: async ({ req, params, query }) =>
      transactions(customerCall(req), params.accountKey, LINE, query),
    card: async ({ req, params }) => product(customerCall(req), params.accountKey, CARD),
    cardTransactions: async ({ req, params, query }) =>
      transactions(customerCall(req), params.accountKey, CARD, query),
  });
