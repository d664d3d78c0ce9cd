import { customers } from '#bank/core/customers/customers';
import { bankAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { countUse } from '#bank/shared/limits/limits';
import { recipients, recordLastTransfer } from '#bank/shared/parties/recipients';
import { postCommission, refundCommission } from '#bank/shared/transfers/commission';
import { notifyFailedTransfer, notifyTransfer } from '#bank/shared/transfers/notify';
import { type ThirdPartyTransfer, transfers, withExecutionTime } from '#bank/shared/transfers/transfer';
import { bankDate } from '#contract/domain/dates';
import type { MovementCategory } from '#contract/domain/movement-category';
import { isPayment } from '#contract/receipts/transfers';
import { courseOf, isCharged, reasons } from './magic';

export const OUTCOME = 'third-party-outcome';

/** Returns this bank's peso account by its eleven digits or debit card. */
const accountNumbered = (reader: Reader, number: string) =>
  reader.list(ledgerAccounts, 'byNumber', number).find(({ currency }) => currency === 'MXN');

const clearing = ({ type }: ThirdPartyTransfer['thirdParty']): string =>
  bankAccount(type === 'spei' ? 'spei' : 'customers');

const categoryOf = ({ thirdParty: { type } }: ThirdPartyTransfer): MovementCategory =>
  isPayment(type) ? 'credit' : 'people';

/** Only the sender's movements refer to the transfer. */
const operationOf = ({ key, thirdParty: { type } }: ThirdPartyTransfer) => ({ kind: type, key });

const describeTransfer = ({ to, message, thirdParty }: ThirdPartyTransfer): string => {
  const concept = message ? `: ${message}` : '';
  if (thirdParty.type === 'spei') return `SPEI enviado a ${to.description}${concept}`;
  if (thirdParty.type === 'same-bank') return `Transferencia a ${to.description}${concept}`;
  return `Pago de ${to.description}${concept}`;
};

/** Charges amount and commission; credits the amount if it stays in the bank. */
function charge(tx: Transaction, transfer: ThirdPartyTransfer, at: number): void {
  const { from, thirdParty, customer, message } = transfer;
  const through = clearing(thirdParty);
  const { amount } = from;
  const category = categoryOf(transfer);
  const operation = operationOf(transfer);
  move(tx, {
    at,
    description: describeTransfer(transfer),
    category,
    operation,
    from: from.account,
    to: through,
    amount,
  });
  if (thirdParty.commission > 0) postCommission(tx, { account: from.account, at, operation });
  const isByNumber = thirdParty.type === 'same-bank' || thirdParty.type === 'cards';
  const to = isByNumber && accountNumbered(tx, thirdParty.accountId);
  if (!to) return;
  const sender = tx.get(customers, customer)?.name ?? 'otro cliente';
  const description = `Transferencia recibida de ${sender}${message ? `: ${message}` : ''}`;
  move(tx, { at, description, category, from: through, to: to.key, amount });
}

/** Charges the transfer unless it is blocked or fails, and schedules a pending outcome. */
export function settle(tx: Transaction, transfer: ThirdPartyTransfer, at: number): void {
  const { from, to, thirdParty, customer, message, key } = transfer;
  const { status, next } = courseOf(thirdParty.accountId);
  const reason = reasons[status];
  tx.put(transfers, { ...withExecutionTime(transfer, at), status, ...(reason && { rejection: reason }) });
  if (next) schedule(tx, { kind: OUTCOME, key, at: at + next.after });
  // Immediate orders show the reason on the receipt.
  if (reason && transfer.transferType === 'schedule') notifyFailedTransfer(tx, transfer, { at, reason });
  if (!isCharged(status)) return;
  charge(tx, transfer, at);
  notifyTransfer(tx, transfer, at);
  const day = bankDate(at);
  countUse(tx, { customer, limitKey: thirdParty.limitKey, day, amount: from.amount });
  const recipient = tx.get(recipients, to.account);
  if (recipient)
    recordLastTransfer(tx, recipient, { date: day, amount: from.amount, ...(message && { message }) });
}

export function returnMoney(tx: Transaction, transfer: ThirdPartyTransfer, at: number): void {
  const { from, thirdParty, customer, effectiveDate } = transfer;
  const operation = operationOf(transfer);
  move(tx, {
    at,
    description: `SPEI devuelto: ${transfer.to.description}`,
    category: categoryOf(transfer),
    operation,
    from: clearing(thirdParty),
    to: from.account,
    amount: from.amount,
  });
  if (thirdParty.commission > 0) refundCommission(tx, { account: from.account, at, operation });
  const { limitKey } = thirdParty;
  countUse(tx, { customer, limitKey, day: effectiveDate, amount: -from.amount });
}
