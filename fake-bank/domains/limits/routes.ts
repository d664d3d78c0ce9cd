import { initServer } from '@ts-rest/express';
import { limits as contract, type LimitKey, type LimitsChange, limitCategories } from '#contract/limits';
import { showMoney, toCentavos } from '#contract/shared/money';
import { noteDone } from '../../ground/activity/activity';
import { notify } from '../../ground/activity/outbox';
import { type CustomerCall, customerCall } from '../../ground/call/call';
import { type SignedBy, signedBy } from '../../ground/call/signed-by';
import { setCustomerLimit } from '../../ground/limits/limits';
import { answered, executeWhenSigned, type SignedOutcome } from '../../ground/operation/signed';
import type { Transaction } from '../../ground/store/transaction';
import { checkLimits } from './rules';
import { limitsView } from './views';

const change = (tx: Transaction, by: SignedBy, body: LimitsChange): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => checkLimits(body),
    make: () => {
      for (const { limit_key, customer_limit } of body.limits) {
        const amount = toCentavos(customer_limit.amount);
        setCustomerLimit(tx, { customer: by.customer, limitKey: limit_key, amount });
        announceLimit(tx, by, limit_key, amount);
      }
      return by.customer;
    },
  });

/** A limit is told as soon as it is another one. */
function announceLimit(tx: Transaction, by: SignedBy, key: LimitKey, amount: number): void {
  const label = limitCategories.find((category) => category.key === key)?.label ?? key;
  const text = `Cambiaste tu límite de ${label} a ${showMoney(amount, 'MXN')}`;
  noteDone(tx, by, 'LIMIT', text);
  notify(tx, by, {
    channel: 'EMAIL',
    subject: 'Cambiaste un límite',
    text: `${text}. Si no fuiste tú, llámanos.`,
  });
}

const view = ({ bank, customer }: CustomerCall) => ({ data: limitsView(bank.read, customer, bank.today) });

export const limitRoutes = () =>
  initServer().router(contract, {
    list: async ({ req }) => ({ status: 200, body: view(customerCall(req)) }),
    change: async ({ req, body }) => {
      const call = customerCall(req);
      const done = answered(await call.commit((tx) => change(tx, signedBy(call, req), body)));
      return { status: 200, body: 'sign' in done ? done.sign : view(call) };
    },
  });
