import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { explainNotPayable, statusLabel } from '#web/features/recipients/shared/saved-recipient.ts';
import { recipientSearch } from '#web/features/recipients/shared/search.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { NewCard } from '#web/patterns/picker/NewCard.tsx';
import type { PickerRow } from '#web/patterns/picker/PickerCard.tsx';
import { PickerField } from '#web/patterns/picker/PickerField.tsx';
import type { KindTexts } from './kinds';
import { lastTransferParts, sortRecipients } from './pick';

type RecipientFieldProps = FieldBinding & { texts: KindTexts; recipients: readonly Recipient[] };

export function RecipientField({ texts, recipients, ...field }: RecipientFieldProps) {
  const now = bankNow();
  return (
    <PickerField
      {...field}
      labels={{
        label: texts.recipient,
        showAllLabel: texts.showAllLabel,
        searchedFields: recipientSearch.searchedFields,
        noMatchText: 'Ninguna coincide.',
        reopenLabel: 'cuenta destino',
      }}
      rows={sortRecipients(recipients)}
      searchedTexts={recipientSearch}
      cardOf={(recipient) => pickerRow(recipient, now)}
      last={(hold) => (
        <NewCard
          to={texts.create}
          title={texts.save}
          text={recipients.length === 0 ? 'Tu lista está vacía' : '¿No está en tu lista?'}
          link={hold}
        />
      )}
    />
  );
}

/** Returns the picker row of a recipient; an inactive one shows the reason. `now` is in epoch milliseconds. */
function pickerRow(recipient: Recipient, now: number): PickerRow {
  const { alias, bankName, accountId, status } = recipient;
  const reason = statusLabel(recipient, now);
  const [amount, ago] = lastTransferParts(recipient, bankDate(now));
  return {
    avatar: <PersonAvatar name={alias} />,
    name: alias,
    disabledReason: explainNotPayable(recipient, now),
    isOnHold: status === 'ON_HOLD',
    details: (
      <>
        <small>
          <span>{bankName}</span> <span translate="no">{formatEnding(accountId)}</span>
        </small>
        {reason !== undefined && <small>{reason}</small>}
        {reason === undefined && amount !== undefined && (
          <small>
            <span>Enviaste</span> <span translate="no">{amount}</span> <span>{ago}</span>
          </small>
        )}
      </>
    ),
  };
}
