import { initServer } from '@ts-rest/express';
import { ok } from '#bank/core/http/answers';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import { type SignedOutcome, unwrapOutcome } from '#bank/core/operations/execute-signed';
import type { Reader } from '#bank/core/storage/collection';
import { mapInSlices, runInSlices } from '#bank/core/tasks/task';
import { accountsOf } from '#bank/shared/accounts/views';
import { byAlias } from '#bank/shared/parties/alias';
import { findOwnedRecipient, type Recipient, recipients } from '#bank/shared/parties/recipients';
import { mayUse } from '#contract/domain/account';
import { isAmong } from '#contract/domain/comma-separated';
import { recipients as contract } from '#contract/recipients';
import { create, edit, remove } from './service';
import { recipientView } from './views';

/** Third-party payments are in pesos only. */
function canPay(reader: Reader, customer: string, account: string): boolean {
  const origin = accountsOf(reader, customer).find(({ key }) => key === account);
  return origin?.currency === 'MXN' && mayUse(origin, 'TRANSFER_FROM');
}

function answer({ bank, customer }: CustomerCall, outcome: SignedOutcome) {
  const result = unwrapOutcome(outcome);
  const body =
    'signatureRequest' in result
      ? result.signatureRequest
      : recipientView(findOwnedRecipient(bank.read, customer, result.resultKey));
  return ok(body);
}

export const recipientRoutes = () =>
  initServer().router(contract, {
    list: async ({ req, query: { recipient_type, origin_product_id } }) => {
      const { bank, customer } = customerCall(req);
      const isPayable = origin_product_id === undefined || canPay(bank.read, customer, origin_product_id);
      const isWanted = ({ accountType }: Recipient) => isPayable && isAmong(recipient_type, accountType);
      const rows = bank.read.list(recipients, 'byCustomer', customer).filter(isWanted).sort(byAlias);
      return { status: 200, body: { data: await runInSlices(mapInSlices(rows, recipientView)) } };
    },
    create: async ({ req, body }) => {
      const call = customerCall(req);
      return answer(call, await call.commit((tx) => create(tx, signedBy(call, req), body)));
    },
    edit: async ({ req, params, body }) => {
      const call = customerCall(req);
      const by = signedBy(call, req);
      return answer(call, await call.commit((tx) => edit(tx, by, params.recipientKey, body)));
    },
    remove: async ({ req, params }) => {
      const { bank, customer, commit } = customerCall(req);
      await commit((tx) => remove(tx, { customer, now: bank.now }, params.recipientKey));
      return { status: 204, body: undefined };
    },
  });
