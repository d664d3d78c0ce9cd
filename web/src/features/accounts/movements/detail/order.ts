import { queryOptions } from '@tanstack/react-query';
import type { Movement, MovementOperation } from '#contract/accounts';
import { toCentavos } from '#contract/domain/money';
import { BillType, isTax, PaymentOperation, type PaymentReceipt } from '#contract/domain/payment';
import { headers } from '#contract/headers';
import type { Receipt } from '#contract/transfers';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { paymentBase } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { statusOf as paymentStatusOf } from '#web/features/bill-payments/shared/payments/status.ts';
import { loadReceipt as loadTransfer } from '#web/features/transfers/shared/api.ts';
import { statusOf as transferStatusOf } from '#web/features/transfers/shared/status.ts';
import { repeatTransferUrl, transferBase } from '#web/lib/addresses/transfers.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';

type Fact = { label: string; value: string };

export type Order = {
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  facts: Fact[];
  /** URL that repeats the order, if possible. */
  again?: string | undefined;
};

const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);

/** Flow that shows the order's receipt; undefined for kinds unknown to the client. */
export function baseOf({ kind }: MovementOperation): string | undefined {
  const paid = PaymentOperation.safeParse(kind);
  return paid.success ? paymentBase[paid.data] : transferBase(kind);
}

/** True for the charge itself, not for its commission, refund or deposit. */
const isCharge = ({ amount }: Movement, ordered: number): boolean =>
  toCentavos(amount) === -toCentavos(ordered);

export function orderOfTransfer(receipt: Receipt, movement: Movement, from: string): Order {
  const { toAccount, fromAccount, message, customerReference, trackingKey, thirdPartyType } = receipt;
  const { holder, bankName, description, displayId } = toAccount;
  const arrives = movement.amount > 0 && thirdPartyType === 'OWN';
  return {
    status: transferStatusOf(receipt.status, thirdPartyType),
    facts: [
      ...(arrives
        ? fact('De la cuenta', `${fromAccount.description} ${fromAccount.displayId}`)
        : [
            ...fact('A nombre de', holder),
            ...fact('A la cuenta', `${(holder && bankName) ?? description} ${displayId}`),
          ]),
      ...fact('Concepto', message),
      ...fact('Referencia', customerReference),
      ...fact('Clave de rastreo', trackingKey),
      ...fact('Folio del comprobante', receipt.confirmationNumber),
      ...fact('Motivo', receipt.rejection),
    ],
    again: isCharge(movement, receipt.fromAmount.amount)
      ? repeatTransferUrl(receipt, { from_account: from })
      : undefined,
  };
}

/** Prefills the amount of a top-up, but not of a bill, which varies. */
function paymentAgain({ payeeKey, operationType, totalAmount }: PaymentReceipt, from: string) {
  const billType = BillType.safeParse(operationType);
  if (payeeKey === undefined || !billType.success) return undefined;
  return payUrl(
    { key: payeeKey, billType: billType.data },
    {
      origin_account: from,
      ...(billType.data === 'MOBILETOPUP' && { amount: totalAmount.amount.toFixed(2) }),
    },
  );
}

export const orderOfPayment = (receipt: PaymentReceipt, from: string): Order => ({
  status: paymentStatusOf(receipt.status),
  facts: [
    ...fact('Se pagó a', receipt.payee.merchantName),
    ...fact('Referencia', receipt.reference),
    ...fact('Concepto', receipt.concept),
    ...fact('Recibo', receipt.bill?.period),
    ...fact('Autorización', receipt.authorization),
    ...fact('Folio del comprobante', receipt.confirmationNumber),
  ],
  again: paymentAgain(receipt, from),
});

const loadPayment = (key: string, kind: PaymentOperation): Promise<PaymentReceipt> =>
  unwrap(
    paymentsApi.receipt.query({
      params: { paymentKey: key },
      headers: { [headers.dataProjection]: isTax(kind) ? 'TAX' : undefined },
    }),
  );

async function loadOrder({
  kind,
  key,
}: MovementOperation): Promise<{ transfer: Receipt } | { payment: PaymentReceipt }> {
  const paid = PaymentOperation.safeParse(kind);
  return paid.success
    ? { payment: await loadPayment(key, paid.data) }
    : { transfer: await loadTransfer(key) };
}

export const orderQuery = (operation: MovementOperation) =>
  queryOptions({
    queryKey: ['orders', operation.kind, operation.key],
    queryFn: () => loadOrder(operation),
  });
