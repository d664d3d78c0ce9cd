import { initServer } from '@ts-rest/express';
import { ok } from '#bank/core/http/answers';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import type { Services } from '#bank/core/module/module';
import { type SignedOutcome, unwrapOutcome } from '#bank/core/operations/execute-signed';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { byAlias } from '#bank/shared/parties/alias';
import { findOwnedPayee, type Payee, payeesOf } from '#bank/shared/parties/payees';
import { isAmong } from '#contract/domain/comma-separated';
import { payees as contract } from '#contract/payees';
import { create, edit, remove } from './service';
import { fieldsOf, payeeView } from './views';

/** Sorts from Z to A. */
const byNickname = (a: Payee, b: Payee): number => byAlias({ alias: b.nickname }, { alias: a.nickname });

function answer({ bank, customer }: CustomerCall, outcome: SignedOutcome) {
  const result = unwrapOutcome(outcome);
  const body =
    'signatureRequest' in result
      ? result.signatureRequest
      : payeeView(findOwnedPayee(bank.read, customer, result.resultKey));
  return ok(body);
}

export const payeeRoutes = ({ systemClock }: Pick<Services, 'systemClock'>) =>
  initServer().router(contract, {
    list: async ({ req, query: { bill_type } }) => {
      const { bank, customer } = customerCall(req);
      const matches = ({ merchantKey }: Payee) => isAmong(bill_type, merchantOf(merchantKey).billType);
      const rows = payeesOf(bank.read, customer).filter(matches).sort(byNickname);
      return { status: 200, body: { data: await runInSlices(mapInSlices(rows, payeeView)) } };
    },
    fields: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      return { status: 200, body: { data: fieldsOf(findOwnedPayee(bank.read, customer, params.payeeKey)) } };
    },
    create: async ({ req, body }) => {
      const call = customerCall(req);
      const by = { ...signedBy(call, req), systemClock: systemClock() };
      return answer(call, await call.commit((tx) => create(tx, by, body)));
    },
    edit: async ({ req, params, query, body }) => {
      const call = customerCall(req);
      const by = signedBy(call, req);
      const target = { key: params.payeeKey, billType: query.bill_type };
      return answer(call, await call.commit((tx) => edit(tx, by, target, body)));
    },
    remove: async ({ req, params, query }) => {
      const { bank, customer, commit } = customerCall(req);
      const target = { key: params.payeeKey, billType: query.bill_type };
      await commit((tx) => remove(tx, { customer, now: bank.now }, target));
      return { status: 204, body: undefined };
    },
  });
