import { initServer } from '@ts-rest/express';
import { logSuccess } from '#bank/core/activity/activity';
import { notify } from '#bank/core/activity/outbox';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { type SignedBy, signedBy } from '#bank/core/http/signed-by';
import { executeWhenSigned, type SignedOutcome, unwrapOutcome } from '#bank/core/operations/execute-signed';
import type { Transaction } from '#bank/core/storage/transaction';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { limits as contract, type LimitKey, type LimitsChange, limitCategories } from '#contract/limits';
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

function announceLimit(tx: Transaction, by: SignedBy, key: LimitKey, amount: number): void {
  const label = limitCategories.find((category) => category.key === key)?.label ?? key;
  const text = `Cambiaste tu límite de ${label} a ${formatCentavos(amount, 'MXN')}`;
  logSuccess(tx, by, 'LIMIT', text);
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
      const result = unwrapOutcome(await call.commit((tx) => change(tx, signedBy(call, req), body)));
      return { status: 200, body: 'signatureRequest' in result ? result.signatureRequest : view(call) };
    },
  });
