import type { Movement } from '#contract/accounts';
import { formatAccount } from '#contract/domain/account';
import { formatKnownMoney, toCentavos } from '#contract/domain/money';
import type { Receipt } from '#contract/transfers';
import { loadReceipt } from '#web/features/transfers/shared/api.ts';
import { statusView } from '#web/features/transfers/shared/status.ts';
import { repeatTransferUrl } from '#web/lib/addresses/transfers.ts';
import { labeledValue, type Order, type OrderContext, type OrderKind } from './order-kind';

/** True for the charge itself, not for its commission, refund or deposit. */
const isCharge = ({ amount }: Movement, orderedAmount: number): boolean =>
  toCentavos(amount) === -toCentavos(orderedAmount);

export function orderOfTransfer(receipt: Receipt, { movement, account }: OrderContext): Order {
  const { toAccount, fromAccount, commission, message, customerReference, trackingKey, thirdPartyType } =
    receipt;
  const { holder, bankName, description, displayId } = toAccount;
  const isIncoming = movement.amount > 0 && thirdPartyType === 'OWN';
  return {
    status: statusView(receipt.status, thirdPartyType),
    items: [
      ...(isIncoming
        ? labeledValue('De la cuenta', formatAccount(fromAccount))
        : [
            ...labeledValue('A nombre de', holder),
            ...labeledValue('A la cuenta', `${(holder && bankName) ?? description} ${displayId}`),
          ]),
      ...(commission?.amount
        ? labeledValue('Comisión', `${formatKnownMoney(commission)}, IVA incluido`)
        : []),
      ...labeledValue('Concepto', message),
      ...labeledValue('Referencia', customerReference),
      ...labeledValue('Clave de rastreo', trackingKey),
      ...labeledValue('Folio del comprobante', receipt.confirmationNumber),
      ...labeledValue('Motivo', receipt.rejection),
    ],
    repeatUrl: isCharge(movement, receipt.fromAmount.amount)
      ? repeatTransferUrl(receipt, { from_account: account })
      : undefined,
  };
}

export const transferOrder = (base: string): OrderKind => ({
  base,
  load: async (key, context) => orderOfTransfer(await loadReceipt(key), context),
});
