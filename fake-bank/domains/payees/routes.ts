import { initServer } from '@ts-rest/express';
import { payees as contract } from '#contract/payees';
import { isAmong } from '#contract/shared/joined';
import { type CustomerCall, customerCall } from '../../ground/call/call';
import { signedBy } from '../../ground/call/signed-by';
import { merchantOf } from '../../ground/merchants/merchants';
import type { Services } from '../../ground/noun/noun';
import { answered, type SignedOutcome } from '../../ground/operation/signed';
import { byAlias } from '../../ground/parties/alias';
import { ownPayee, type Payee, payeesOf } from '../../ground/parties/payees';
import { inTurns, mapped } from '../../ground/turns/turns';
import { create, edit, remove } from './commands';
import { fieldsOf, payeeView } from './views';

/** From Z to A. */
const byNickname = (a: Payee, b: Payee): number => byAlias({ alias: b.nickname }, { alias: a.nickname });

/** The signature that is missing, or the payee as it now is. */
function answer({ bank, customer }: CustomerCall, outcome: SignedOutcome) {
  const done = answered(outcome);
  const body = 'sign' in done ? done.sign : payeeView(ownPayee(bank.read, customer, done.made));
  return { status: 200 as const, body };
}

export const payeeRoutes = ({ wall }: Pick<Services, 'wall'>) =>
  initServer().router(contract, {
    list: async ({ req, query: { bill_type } }) => {
      const { bank, customer } = customerCall(req);
      const wanted = ({ merchantKey }: Payee) => isAmong(bill_type, merchantOf(merchantKey).billType);
      const found = payeesOf(bank.read, customer).filter(wanted).sort(byNickname);
      return { status: 200, body: { data: await inTurns(mapped(found, payeeView)) } };
    },
    fields: async ({ req, params }) => {
      const { bank, customer } = customerCall(req);
      return { status: 200, body: { data: fieldsOf(ownPayee(bank.read, customer, params.payeeKey)) } };
    },
    create: async ({ req, body }) => {
      const call = customerCall(req);
      const by = { ...signedBy(call, req), wall: wall() };
      return answer(call, await call.commit((tx) => create(tx, by, body)));
    },
    edit: async ({ req, params, query, body }) => {
      const call = customerCall(req);
      const by = signedBy(call, req);
      const asked = { key: params.payeeKey, billType: query.bill_type };
      return answer(call, await call.commit((tx) => edit(tx, by, asked, body)));
    },
    remove: async ({ req, params, query }) => {
      const { bank, customer, commit } = customerCall(req);
      const asked = { key: params.payeeKey, billType: query.bill_type };
      await commit((tx) => remove(tx, { customer, now: bank.now }, asked));
      return { status: 204, body: undefined };
    },
  });
