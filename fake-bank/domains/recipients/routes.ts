import { initServer } from '@ts-rest/express';
import { recipients as contract } from '#contract/recipients';
import { mayUse } from '#contract/shared/account';
import { isAmong } from '#contract/shared/joined';
import { ownAccount } from '../../ground/accounts/views';
import { type CustomerCall, customerCall } from '../../ground/call/call';
import { signedBy } from '../../ground/call/signed-by';
import { answered, type SignedOutcome } from '../../ground/operation/signed';
import { byAlias } from '../../ground/parties/alias';
import { ownRecipient, type Recipient, recipients } from '../../ground/parties/recipients';
import type { Reader } from '../../ground/store/transaction';
import { inTurns, mapped } from '../../ground/turns/turns';
import { create, edit, remove } from './commands';
import { recipientView } from './views';

/** Money goes to others in pesos, from accounts that let it out. */
function canPay(reader: Reader, customer: string, account: string): boolean {
  const origin = ownAccount(reader, customer, account);
  return origin.currency === 'MXN' && mayUse(origin, 'TRANSFER_FROM');
}

/** The signature that is missing, or the recipient as it now is. */
function answer({ bank, customer }: CustomerCall, outcome: SignedOutcome) {
  const done = answered(outcome);
  const body = 'sign' in done ? done.sign : recipientView(ownRecipient(bank.read, customer, done.made));
  return { status: 200 as const, body };
}

export const recipientRoutes = () =>
  initServer().router(contract, {
    list: async ({ req, query: { recipient_type, origin_product_id } }) => {
      const { bank, customer } = customerCall(req);
      const isPayable = origin_product_id === undefined || canPay(bank.read, customer, origin_product_id);
      const isWanted = ({ accountType }: Recipient) => isPayable && isAmong(recipient_type, accountType);
      const found = bank.read.list(recipients, 'byCustomer', customer).filter(isWanted).sort(byAlias);
      return { status: 200, body: { data: await inTurns(mapped(found, recipientView)) } };
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
