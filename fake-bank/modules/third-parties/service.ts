import type * as z from 'zod/mini';
import type { Actor } from '#bank/core/activity/activity';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import { withoutField } from '#bank/core/errors/without-field';
import type { SignedBy } from '#bank/core/http/signed-by';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn } from '#bank/core/ledger/ledger';
import { executeSignedOnce, type SignedOutcome } from '#bank/core/operations/execute-signed';
import {
  bindOperation,
  openOperation,
  typeOfOperation,
  unbindOperation,
} from '#bank/core/operations/operation';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import { type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { limitStateOf } from '#bank/shared/limits/rules';
import { findOwnedRecipient, type Recipient } from '#bank/shared/parties/recipients';
import { checkScore } from '#bank/shared/parties/score';
import { logTransfer, notifyFailedTransfer, rejectScheduledTransfer } from '#bank/shared/transfers/notify';
import {
  scheduledKind,
  type ThirdPartyTransfer,
  type Transfer,
  transfers,
} from '#bank/shared/transfers/transfer';
import { fromCentavos } from '#contract/domain/money';
import {
  type ThirdPartyType,
  thirdPartyTypes,
  transferTypeAndLimitOf,
} from '#contract/domain/third-party-type';
import type { ThirdPartyExecution, ThirdPartyOrder, ThirdPartyValidation } from '#contract/third-parties';
import { courseOf, type Notification, notificationOf, reasons } from './magic';
import { transferOf } from './order';
import { checkOrder, type Quote } from './rules';
import { runsAt } from './schedule';
import { returnMoney, settle } from './settlement';

/** The operation kind includes the transfer type chosen at setup. */
const KIND = 'third-party:';
const kindOf = (type: ThirdPartyType) => `${KIND}${type}`;

export const setUp = (tx: Transaction, customer: string, type: ThirdPartyType) =>
  openOperation(tx, customer, kindOf(type));

const typeOf = (reader: Reader, customer: string, key: string): ThirdPartyType =>
  typeOfOperation(reader, { key, customer }, thirdPartyTypes, kindOf);

type CheckedOrder = { from: CustomerAccount; recipient: Recipient; quote: Quote };

function check(
  reader: Reader,
  { customer, now }: Actor,
  type: ThirdPartyType,
  order: ThirdPartyOrder,
): CheckedOrder {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  const recipient = findOwnedRecipient(reader, customer, order.to_recipient_key);
  const { limitKey } = transferTypeAndLimitOf[recipient.accountType];
  const quote = checkOrder(order, {
    type,
    from: { ...from, available: availableIn(reader, from) },
    recipient,
    ...limitStateOf(reader, { customer, now }, limitKey),
    now,
    isHoliday: isBankHoliday,
  });
  return { from, recipient, quote };
}

export function validate(
  tx: Transaction,
  actor: Actor,
  key: string,
  { action: _, nonce, ...order }: z.infer<typeof ThirdPartyValidation>,
): CheckedOrder & { notification: Notification | undefined } {
  const type = typeOf(tx, actor.customer, key);
  const execution = { key, nonce, customer: actor.customer, kind: kindOf(type) };
  // Ownership errors come before errors in the order.
  bindOperation(tx, execution, order);
  const checked = check(tx, actor, type, order);
  const notification = notificationOf(checked.recipient.accountId);
  if (notification === 'CZ_POA') unbindOperation(tx, execution);
  return { ...checked, notification };
}

/** Executes a validated and signed order once. */
export function execute(
  tx: Transaction,
  call: SignedBy,
  key: string,
  { nonce, ...order }: z.infer<typeof ThirdPartyExecution>,
): SignedOutcome {
  const type = typeOf(tx, call.customer, key);
  return executeSignedOnce(tx, { ...call, key, nonce, kind: kindOf(type) }, order, {
    checkOwnership: () => {
      findOwnedAccount(tx, call.customer, order.from_account_key);
      findOwnedRecipient(tx, call.customer, order.to_recipient_key);
    },
    check: () => {
      checkScore(tx, call.customer);
      return withoutField(() => check(tx, call, type, order));
    },
    make: ({ from, recipient, quote }) => {
      const transfer = transferOf(tx, { ...call, key, type, order, from, recipient, quote });
      logTransfer(tx, transfer);
      if (order.transfer_type === 'onetime') settle(tx, transfer, call.now);
      else {
        tx.put(transfers, transfer);
        schedule(tx, { kind: scheduledKind(transfer), key, at: runsAt(type, order.start_date) });
      }
      return key;
    },
  });
}

const isThirdParty = (transfer: Transfer | undefined): transfer is ThirdPartyTransfer =>
  transfer?.thirdParty !== undefined;

const toOrder = ({ from, to, effectiveDate, message, thirdParty }: ThirdPartyTransfer): ThirdPartyOrder => ({
  transfer_type: 'onetime',
  from_account_key: from.account,
  to_recipient_key: to.account,
  amount: { amount: fromCentavos(from.amount), currency_code: from.currency },
  start_date: effectiveDate,
  ...(message && { message }),
  ...(thirdParty.reference && { customer_reference: thirdParty.reference }),
});

const rejections: Reasons = {
  fields: { to_recipient_key: 'La cuenta destino no podía recibir dinero ese día.' },
  2081: 'Rebasas lo que puedes enviar en un día.',
  2082: 'Rebasas tu límite por operación.',
  otherwise: 'La cuenta destino ya no está disponible.',
};

export function runScheduledThirdParty(tx: Transaction, { key, at }: ScheduledJob): void {
  const transfer = tx.get(transfers, key);
  if (!isThirdParty(transfer) || transfer.status !== 'SCHEDULED') return;
  try {
    check(tx, { customer: transfer.customer, now: at }, transfer.thirdParty.type, toOrder(transfer));
    settle(tx, transfer, at);
  } catch (error) {
    rejectScheduledTransfer(tx, transfer, { at, reason: reasonOf(error, rejections) });
  }
}

/** Applies the other bank's final answer. */
export function runOutcome(tx: Transaction, { key, at }: ScheduledJob): void {
  const transfer = tx.get(transfers, key);
  if (!isThirdParty(transfer)) return;
  const { next } = courseOf(transfer.thirdParty.accountId);
  if (!next) return;
  const { status } = next;
  if (status === 'REVERSE') returnMoney(tx, transfer, at);
  const reason = reasons[status];
  if (reason) notifyFailedTransfer(tx, transfer, { at, reason });
  tx.put(transfers, { ...transfer, status, ...(reason && { rejection: reason }) });
}
