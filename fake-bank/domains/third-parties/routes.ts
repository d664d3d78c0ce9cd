import { initServer } from '@ts-rest/express';
import { moneyOf } from '#contract/shared/money';
import type { ThirdPartyType, TransferCategory } from '#contract/shared/third-party-type';
import { thirdParties as contract, type ThirdPartyQuote } from '#contract/third-parties';
import { accountsOf, accountView } from '../../ground/accounts/views';
import { customerCall } from '../../ground/call/call';
import { endingWhoIsBlocked } from '../../ground/call/score';
import { signedBy } from '../../ground/call/signed-by';
import type { Services } from '../../ground/noun/noun';
import { answered } from '../../ground/operation/signed';
import { Refusal } from '../../ground/refusal/refusal';
import { transfers } from '../../ground/transfer-book/transfer';
import { receiptView } from '../../ground/transfer-book/views';
import { execute, setUp, validate } from './commands';
import { commissionOf } from './rules';

const typeOf: Record<TransferCategory, ThirdPartyType> = {
  SPEI: 'spei',
  SAME_BANK: 'same-bank',
  CREDITS: 'credits',
  CARDS: 'cards',
};

export const thirdPartyRoutes = (services: Pick<Services, 'endSessions' | 'wall'>) =>
  initServer().router(contract, {
    setup: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const type = typeOf[body.transfer_category];
      const { key, nonce } = await commit((tx) => setUp(tx, customer, type));
      const accounts = accountsOf(bank.read, customer).map((account) => accountView(bank.read, account));
      return { status: 200, body: { key, nonce, accounts, commission: moneyOf(commissionOf(type)) } };
    },
    validate: async ({ req, params, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const key = params.transferKey;
      const { quote, notification } = await commit((tx) =>
        validate(tx, { customer, now: bank.now }, key, body),
      );
      const answer: ThirdPartyQuote = {
        key,
        amount: moneyOf(quote.amount),
        commission: moneyOf(quote.commission),
        effectiveDate: body.start_date,
        ...(notification && { notificationCode: notification }),
      };
      return { status: 200, body: answer };
    },
    execute: async ({ req, params, body }) => {
      const call = customerCall(req);
      const { bank, commit } = call;
      return endingWhoIsBlocked(call, services, async () => {
        const outcome = answered(
          await commit((tx) => execute(tx, signedBy(call, req), params.transferKey, body)),
        );
        if ('sign' in outcome) return { status: 200, body: outcome.sign };
        const transfer = bank.read.get(transfers, outcome.made);
        if (!transfer) throw new Refusal('CZ_NOT_FOUND');
        return { status: 200, body: receiptView(transfer) };
      });
    },
  });
