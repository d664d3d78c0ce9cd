import { toCentavos } from '#contract/domain/money';
import { BillType, type PaymentReceipt, type PaymentRow } from '#contract/domain/payment';
import type { PaymentChange } from '#contract/payments';
import { allowsOtherAmount } from '#contract/rules/payments';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { amountBody, checkAmount } from '#web/flow/money-form/amount.ts';
import { type ClosedOn, checkWhen } from '#web/flow/money-form/scheduling.ts';
import { receiptKey } from '#web/flow/receipt/address.ts';
import type { Action } from '#web/flow/signed-action/action.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { paymentBase } from '../shared/payments/addresses';
import { loadReceipt } from '../shared/payments/api';
import { changePayment } from './api';

/** `amount` applies only if part of a bill is paid. */
type ChangeDraft = { amount: string; date: string; from: string };

/** Bills paid in full, bills without receipt and top-ups have a fixed amount. */
export const hasOwnAmount = ({ order, operationType }: PaymentRow): boolean =>
  allowsOtherAmount(operationType) && order?.paymentType === 'PARTIAL';

export const draftOf = ({ totalAmount, effectiveDate, order }: PaymentRow): ChangeDraft => ({
  amount: formatAmount(toCentavos(totalAmount.amount)),
  date: effectiveDate,
  from: order?.fromAccountKey ?? '',
});

export const checkChange = (
  { amount, date, from }: ChangeDraft,
  closedOn: ClosedOn,
  today: string,
): FieldErrors<ChangeDraft> => ({
  amount: checkAmount(amount, 'MXN'),
  date: checkWhen({ when: 'later', date }, closedOn, today),
  from: from === '' ? 'Elige la cuenta de donde sale el dinero.' : undefined,
});

/** Builds the complete changed payment: the bank replaces the order. */
function changeOf(row: PaymentRow, draft: ChangeDraft): PaymentChange {
  const { order, payeeKey, operationType } = row;
  return {
    action_type: 'MODIFY',
    transaction_type: 'SCHEDULED',
    operation_type: BillType.parse(operationType),
    payment_type: order?.paymentType ?? 'TOTAL',
    effective_date: draft.date,
    from_account_key: draft.from,
    amount: amountBody(draft.amount, 'MXN'),
    ...(payeeKey !== undefined && { payee_key: payeeKey }),
    ...(order?.billKey !== undefined && { bill_statement_properties: { bill_key: order.billKey } }),
  };
}

const invalidates = ({ key, operationType }: PaymentRow) => [
  queryKeys.payments.all,
  receiptKey(paymentBase[operationType], key),
];

export const cancelAction = (row: PaymentRow): Action<void, PaymentReceipt> => ({
  send: () =>
    changePayment(row.key, {
      action_type: 'DELETE',
      transaction_type: 'SCHEDULED',
      operation_type: BillType.parse(row.operationType),
    }),
  lookUp: async () => {
    const receipt = await loadReceipt(row.key);
    return receipt.status === 'CANCELLED' ? receipt : null;
  },
  duplicateCodes: ['CZ_NOT_CANCELLABLE'],
  signature: null,
  invalidates: invalidates(row),
});

/** Changes the day, account or amount of a scheduled payment. */
export const changeAction = (row: PaymentRow): Action<ChangeDraft, PaymentReceipt, ChangeDraft> => ({
  send: (draft) => changePayment(row.key, changeOf(row, draft)),
  lookUp: async (draft) => {
    const receipt = await loadReceipt(row.key);
    const isApplied =
      receipt.effectiveDate === draft.date &&
      receipt.order?.fromAccountKey === draft.from &&
      toCentavos(receipt.totalAmount.amount) === parseAmount(draft.amount, 'MXN');
    return isApplied ? receipt : null;
  },
  fields: [
    // Without an amount field, its error is shown for the whole form.
    ...(hasOwnAmount(row) ? [['amount', 'amount'] as const] : []),
    ['date', 'effective_date'],
    ['from', 'from_account_key'],
  ],
  signature: null,
  invalidates: invalidates(row),
});
