import { initServer } from '@ts-rest/express';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import type { Services } from '#bank/core/module/module';
import { initiate, sign } from '#bank/core/operations/signature';
import { headers } from '#contract/headers';
import { signatures as contract } from '#contract/signatures';

/** Signatures expire on the bank's clock, locks on the system clock. */
export const signatureRoutes = ({ systemClock }: Pick<Services, 'systemClock'>) => {
  const signer = ({ bank, customer }: CustomerCall) => ({
    customer,
    now: bank.now,
    systemClock: systemClock(),
  });
  return initServer().router(contract, {
    initiate: async ({ req, body }) => {
      const call = customerCall(req);
      const { key, value } = await call.commit((tx) =>
        initiate(tx, signer(call), {
          key: body.operation_context.key,
          url: body.operation_url,
          method: body.operation_type,
        }),
      );
      return { status: 200, body: { key, initiatedSignature: { value } } };
    },
    sign: async ({ req, res, params, body }) => {
      const call = customerCall(req);
      const result = await call.commit((tx) =>
        sign(tx, signer(call), { key: params.signatureKey, value: body.signature }),
      );
      if (result === 'SIGNED') return { status: 200, body: { status: 'SIGNED' } };
      if ('rejection' in result) throw result.rejection;
      res.setHeader(headers.attemptsLeft, String(result.attemptsLeft));
      return { status: 200, body: { status: 'RETRY', type: 'NOK' } };
    },
  });
};
