import { initServer } from '@ts-rest/express';
import { DomainError } from '#bank/core/errors/domain-error';
import { endSessionsWhenBlocked } from '#bank/core/http/blocked-customer';
import { customerCall } from '#bank/core/http/call';
import { signedBy } from '#bank/core/http/signed-by';
import type { Services } from '#bank/core/module/module';
import { unwrapOutcome } from '#bank/core/operations/execute-signed';
import { accountsWithDue } from '#bank/shared/lending/views';
import { commissionOf } from '#bank/shared/transfers/commission';
import { transfers } from '#bank/shared/transfers/transfer';
import { receiptView } from '#bank/shared/transfers/views';
import { moneyOf } from '#contract/domain/money';
import type { ThirdPartyType, TransferCategory } from '#contract/domain/third-party-type';
import { thirdParties as contract, type ThirdPartyQuote } from '#contract/third-parties';
import { execute, setUp, validate } from './service';

const typeOf: Record<TransferCategory, ThirdPartyType> = {
  SPEI: 'spei',
  SAME_BANK: 'same-bank',
  CREDITS: 'credits',
  CARDS: 'cards',
};

export const thirdPartyRoutes = (services: Pick<Services, 'endSessions' | 'systemClock'>) =>
  initServer().router(contract, {
    setup: async ({ req, body }) => {
      const { bank, customer, commit } = customerCall(req);
      const type = typeOf[body.transfer_category];
      const { key, nonce } = await commit((tx) => setUp(tx, customer, type));
      const accounts = accountsWithDue(bank.read, customer, bank.today);
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
      return endSessionsWhenBlocked(call, services, async () => {
        const outcome = unwrapOutcome(
          await commit((tx) => execute(tx, signedBy(call, req), params.transferKey, body)),
        );
        if ('signatureRequest' in outcome) return { status: 200, body: outcome.signatureRequest };
        const transfer = bank.read.get(transfers, outcome.resultKey);
        if (!transfer) throw new DomainError('CZ_NOT_FOUND');
        return { status: 200, body: receiptView(transfer) };
      });
    },
  });
