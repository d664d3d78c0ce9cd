import { listedOn } from '#bank/core/lists/history';
import { memoizeByRow } from '#bank/core/lists/memoize-by-row';
import { bankInstant } from '#contract/domain/dates';
import { fromCentavos, moneyOf } from '#contract/domain/money';
import type { Receipt, TransferRow } from '#contract/transfers';
import { accountRef } from '../accounts/views';
import { speiOf, type Transfer } from './transfer';

/** A sandbox page replaces Banxico's electronic proof (CEP). */
export const proofOf = ({ proofKey }: { proofKey: string }): string => `/__bank/cep/${proofKey}`;

function tracking(transfer: Transfer): Pick<Receipt, 'trackingKey' | 'eppUrl'> {
  const spei = speiOf(transfer);
  return spei === undefined ? {} : { trackingKey: spei.trackingKey, eppUrl: proofOf(spei) };
}

export function receiptView(transfer: Transfer): Receipt {
  const { from, to, thirdParty } = transfer;
  return {
    key: transfer.key,
    confirmationNumber: transfer.confirmationNumber,
    status: transfer.status,
    transferType: transfer.transferType,
    effectiveDate: transfer.effectiveDate,
    operationDate: bankInstant(transfer.orderedAt),
    ...(transfer.executedAt !== undefined && { executionDate: bankInstant(transfer.executedAt) }),
    fromAccount: accountRef(from),
    toAccount: {
      ...accountRef(to),
      key: to.account,
      ...(thirdParty && { bankName: thirdParty.bankName }),
      ...(thirdParty?.holder && { holder: thirdParty.holder }),
    },
    fromAmount: moneyOf(from.amount, from.currency),
    toAmount: moneyOf(to.amount, to.currency),
    ...(transfer.exchangeRate && { exchangeRate: transfer.exchangeRate }),
    ...(transfer.message && { message: transfer.message }),
    thirdPartyType: thirdParty?.type ?? 'OWN',
    commission: moneyOf(thirdParty?.commission ?? 0, from.currency),
    ...(thirdParty?.reference && { customerReference: thirdParty.reference }),
    ...tracking(transfer),
    ...(transfer.rejection && { rejection: transfer.rejection }),
  };
}

export const rowView = memoizeByRow(
  (transfer: Transfer): TransferRow => ({
    key: transfer.key,
    transferType: transfer.transferType,
    effectiveDate: listedOn(transfer),
    status: transfer.status,
    amount: fromCentavos(transfer.from.amount),
    currencyCode: transfer.from.currency,
    fromAccount: accountRef(transfer.from),
    toAccount: accountRef(transfer.to),
    ...(transfer.message && { message: transfer.message }),
    thirdPartyType: transfer.thirdParty?.type ?? 'OWN',
    ...tracking(transfer),
    ...(transfer.rejection && { rejection: transfer.rejection }),
  }),
);
