import { type Actor, logSuccess } from '#bank/core/activity/activity';
import { notify } from '#bank/core/activity/outbox';
import { customers } from '#bank/core/customers/customers';
import type { SignedBy } from '#bank/core/http/signed-by';
import { numbersPaidTo } from '#bank/core/ledger/accounts';
import { executeWhenSigned, type SignedOutcome } from '#bank/core/operations/execute-signed';
import { type ScheduledJob, schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { accountsOf } from '#bank/shared/accounts/views';
import { findOwnedRecipient, recipients, recipientsOf } from '#bank/shared/parties/recipients';
import { reject, scheduledKind, scheduledTo } from '#bank/shared/transfers/transfer';
import { ACTIVATION_MINUTES, type NewRecipient, type RecipientEdit } from '#contract/recipients';
import { checkNotOwn } from './identifier-rules';
import { type CheckedRecipient, checkEdit, checkNew } from './rules';

export const RECIPIENT_ACTIVATION = 'recipient-activation';

/** New recipients are on hold until activation. */
function add(tx: Transaction, { customer, now }: SignedBy, checked: CheckedRecipient): string {
  const activeFrom = now + ACTIVATION_MINUTES * 60_000;
  const { key } = tx.put(recipients, {
    ...checked,
    key: nextKey(tx, 'recipient'),
    customer,
    status: 'ON_HOLD',
    activeFrom,
    timesPaid: 0,
  });
  schedule(tx, { kind: RECIPIENT_ACTIVATION, key, at: activeFrom });
  const savedText = `Guardaste la cuenta de ${checked.alias}`;
  logSuccess(tx, { customer, now }, 'RECIPIENT', savedText);
  notify(
    tx,
    { customer, now },
    {
      channel: 'EMAIL',
      subject: 'Guardaste una cuenta nueva',
      text: `${savedText}. La puedes usar en ${ACTIVATION_MINUTES} minutos. Si no fuiste tú, llámanos.`,
    },
  );
  return key;
}

export function activate(tx: Transaction, { key }: ScheduledJob): void {
  const recipient = tx.get(recipients, key);
  if (recipient?.status !== 'ON_HOLD') return;
  tx.put(recipients, { ...recipient, status: 'ACTIVE' });
}

/** With a virtual token the phone must also approve a QR code. */
function approval(reader: Reader, key: string): { approved?: () => boolean } {
  const customer = reader.get(customers, key);
  return customer?.tokenType === 'virtual' ? { approved: () => customer.approvesQr ?? true } : {};
}

export const create = (tx: Transaction, by: SignedBy, body: NewRecipient): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      checkNotOwn(body, accountsOf(tx, by.customer).flatMap(numbersPaidTo));
      return checkNew(body, recipientsOf(tx, by.customer));
    },
    make: (checked) => add(tx, by, checked),
    ...approval(tx, by.customer),
  });

export const edit = (tx: Transaction, by: SignedBy, key: string, body: RecipientEdit): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      const otherRecipients = recipientsOf(tx, by.customer).filter((other) => other.key !== key);
      return checkEdit(findOwnedRecipient(tx, by.customer, key), body, otherRecipients);
    },
    make: (edited) => {
      logSuccess(tx, by, 'RECIPIENT', `Cambiaste la cuenta de ${edited.alias}`);
      return tx.put(recipients, edited).key;
    },
  });

/** Deletes the recipient and rejects its scheduled transfers. */
export function remove(tx: Transaction, { customer, now }: Actor, key: string): void {
  const { alias } = findOwnedRecipient(tx, customer, key);
  logSuccess(tx, { customer, now }, 'RECIPIENT', `Eliminaste la cuenta de ${alias}`);
  unschedule(tx, { kind: RECIPIENT_ACTIVATION, key });
  tx.delete(recipients, key);
  for (const transfer of scheduledTo(tx, customer, key)) {
    unschedule(tx, { kind: scheduledKind(transfer), key: transfer.key });
    reject(tx, transfer, { at: now, reason: 'Eliminaste la cuenta destino de tus cuentas guardadas.' });
  }
}
