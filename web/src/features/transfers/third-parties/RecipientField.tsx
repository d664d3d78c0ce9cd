import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { statusLabel } from '#web/features/recipients/shared/saved-recipient.ts';
import { recipientSearch } from '#web/features/recipients/shared/search.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { NewCard } from '#web/patterns/picker/NewCard.tsx';
import type { PickerRow } from '#web/patterns/picker/PickerCard.tsx';
import { PickerField } from '#web/patterns/picker/PickerField.tsx';
import type { KindTexts } from './kinds';
import { inOrder, lastSent } from './pick';

type RecipientFieldProps = FieldBinding & { texts: KindTexts; recipients: readonly Recipient[] };

export function RecipientField({ texts, recipients, ...field }: RecipientFieldProps) {
  const now = bankNow();
  return (
    <PickerField
      {...field}
      words={{
        label: texts.recipient,
        all: texts.all,
        by: recipientSearch.by,
        none: 'Ninguna coincide.',
        what: 'cuenta destino',
      }}
      rows={inOrder(recipients)}
      found={recipientSearch}
      faceOf={(recipient) => faceOf(recipient, now)}
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

/** Picker row of a recipient; an inactive one shows the reason. `now` is in epoch milliseconds. */
function faceOf(recipient: Recipient, now: number): PickerRow {
  const { alias, bankName, accountId, status } = recipient;
  const why = statusLabel(recipient, now);
  const [amount, ago] = lastSent(recipient, bankDate(now));
  return {
    mark: <PersonAvatar name={alias} />,
    name: alias,
    off: why !== undefined,
    rests: status === 'ON_HOLD',
    under: (
      <>
        <small>
          <span>{bankName}</span> <span translate="no">{formatEnding(accountId)}</span>
        </small>
        {why !== undefined && <small>{why}</small>}
        {why === undefined && amount !== undefined && (
          <small>
            <span translate="no">{amount}</span> <span>{ago}</span>
          </small>
        )}
      </>
    ),
  };
}
