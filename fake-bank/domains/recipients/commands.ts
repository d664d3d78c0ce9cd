import { ACTIVATION_MINUTES, type NewRecipient, type RecipientEdit } from '#contract/recipients';
import { accountsOf } from '../../ground/accounts/views';
import { noteDone } from '../../ground/activity/activity';
import { notify } from '../../ground/activity/outbox';
import type { SignedBy } from '../../ground/call/signed-by';
import { type DueWork, schedule, unschedule } from '../../ground/due/due-work';
import { executeWhenSigned, type SignedOutcome } from '../../ground/operation/signed';
import { customers } from '../../ground/parties/customers';
import { ownRecipient, type Recipient, recipients } from '../../ground/parties/recipients';
import { nextKey } from '../../ground/store/sequence';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { reject, scheduledKind, scheduledTo } from '../../ground/transfer-book/transfer';
import { checkNotOwn } from './identifier-rules';
import { type CheckedRecipient, checkEdit, checkNew } from './rules';

export const RECIPIENT_ACTIVATION = 'recipient-activation';

const recipientsOf = (reader: Reader, customer: string): readonly Recipient[] =>
  reader.list(recipients, 'byCustomer', customer);

/** A new recipient rests before it can be used. */
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
  const saved = `Guardaste la cuenta de ${checked.alias}`;
  noteDone(tx, { customer, now }, 'RECIPIENT', saved);
  notify(
    tx,
    { customer, now },
    {
      channel: 'EMAIL',
      subject: 'Guardaste una cuenta nueva',
      text: `${saved}. La puedes usar en ${ACTIVATION_MINUTES} minutos. Si no fuiste tú, llámanos.`,
    },
  );
  return key;
}

export function activate(tx: Transaction, { key }: DueWork): void {
  const recipient = tx.get(recipients, key);
  if (recipient?.status !== 'ON_HOLD') return;
  tx.put(recipients, { ...recipient, status: 'ACTIVE' });
}

/** A token on the phone is not enough to create: the phone itself has to approve a QR code. */
function approval(reader: Reader, key: string): { approved?: () => boolean } {
  const customer = reader.get(customers, key);
  return customer?.tokenType === 'virtual' ? { approved: () => customer.approvesQr ?? true } : {};
}

export const create = (tx: Transaction, by: SignedBy, body: NewRecipient): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      const clabes = accountsOf(tx, by.customer).flatMap(({ clabe }) => clabe ?? []);
      checkNotOwn(body, clabes);
      return checkNew(body, recipientsOf(tx, by.customer));
    },
    make: (checked) => add(tx, by, checked),
    ...approval(tx, by.customer),
  });

export const edit = (tx: Transaction, by: SignedBy, key: string, body: RecipientEdit): SignedOutcome =>
  executeWhenSigned(tx, by, body, {
    check: () => {
      const others = recipientsOf(tx, by.customer).filter((other) => other.key !== key);
      return checkEdit(ownRecipient(tx, by.customer, key), body, others);
    },
    make: (edited) => {
      noteDone(tx, by, 'RECIPIENT', `Cambiaste la cuenta de ${edited.alias}`);
      return tx.put(recipients, edited).key;
    },
  });

/** What is scheduled to somebody who is removed is not made: it says so at once. */
export function remove(
  tx: Transaction,
  { customer, now }: { customer: string; now: number },
  key: string,
): void {
  const { alias } = ownRecipient(tx, customer, key);
  noteDone(tx, { customer, now }, 'RECIPIENT', `Eliminaste la cuenta de ${alias}`);
  unschedule(tx, { kind: RECIPIENT_ACTIVATION, key });
  tx.delete(recipients, key);
  for (const transfer of scheduledTo(tx, customer, key)) {
    unschedule(tx, { kind: scheduledKind(transfer), key: transfer.key });
    reject(tx, transfer, { at: now, reason: 'Eliminaste la cuenta destino de tus cuentas guardadas.' });
  }
}
