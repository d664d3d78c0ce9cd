import type { FundOperation } from '#contract/domain/fund';
import { toCentavos } from '#contract/domain/money';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { amountBody } from '#web/flow/money-form/amount.ts';
import { checkWhen } from '#web/flow/money-form/scheduling.ts';
import { receiptKey } from '#web/flow/receipt/address.ts';
import type { Action } from '#web/flow/signed-action/action.ts';
import { EXECUTE } from './addresses';
import { changeOperation, fundKeys, loadReceipt } from './api';
import { closedOn, type Holidays } from './calendar';
import { checkRequestedAmount } from './rules';

export type ChangeDraft = { amount: string; date: string };

export const draftOf = ({ amount, operationDate }: FundOperation): ChangeDraft => ({
  amount: formatAmount(toCentavos(amount.amount)),
  date: operationDate,
});

export const checkChange = (
  { amount, date }: ChangeDraft,
  holidays: Holidays,
  today: string,
): FieldErrors<ChangeDraft> => ({
  amount: checkRequestedAmount(amount),
  date: checkWhen({ when: 'later', date }, closedOn(holidays), today),
});

const invalidates = ({ key }: FundOperation) => [fundKeys.all, receiptKey(EXECUTE, key)];

export const changeAction = (operation: FundOperation): Action<ChangeDraft, FundOperation, ChangeDraft> => ({
  send: ({ amount, date }) =>
    changeOperation(operation.key, {
      action_type: 'modify',
      transaction_type: 'scheduled',
      operation_type: operation.operationType,
      investment_account_key: operation.investmentAccount.key,
      amount: amountBody(amount, 'MXN').amount,
      operation_date: date,
    }),
  lookUp: async ({ amount, date }) => {
    const current = await loadReceipt(operation.key);
    const isApplied =
      current.status === 'SCHEDULED' &&
      current.operationDate === date &&
      toCentavos(current.amount.amount) === parseAmount(amount, 'MXN');
    return isApplied ? current : null;
  },
  fields: [
    ['amount', 'amount'],
    ['date', 'operation_date'],
  ],
  signature: null,
  invalidates: invalidates(operation),
});

export const removalOf = (operation: FundOperation): Action<void, FundOperation> => ({
  send: () => changeOperation(operation.key, { action_type: 'DELETE' }),
  lookUp: async () => {
    const current = await loadReceipt(operation.key);
    return current.status === 'CANCELLED' ? current : null;
  },
  duplicateCodes: ['CZ_NOT_CANCELLABLE'],
  signature: null,
  invalidates: invalidates(operation),
});
