import type { Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import { bankDate } from '#contract/shared/dates';
import { bankNow } from '../../api/bank-clock';
import type { FieldBinding } from '../../forms/draft';
import { PersonMark } from '../../marks/PersonMark';
import { NewCard } from '../../picker/NewCard';
import type { PickFace } from '../../picker/PickCard';
import { PickField } from '../../picker/PickField';
import { statusWords } from '../../recipient-book/saved-recipient';
import { recipientSearch } from '../../recipient-book/search';
import type { KindTexts } from './kinds';
import { inOrder, lastSent } from './pick';

type RecipientFieldProps = FieldBinding & { texts: KindTexts; recipients: readonly Recipient[] };

/** Who is paid: a card for each, those paid most first. */
export function RecipientField({ texts, recipients, ...field }: RecipientFieldProps) {
  const now = bankNow();
  return (
    <PickField
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

/** Somebody of the list. One who cannot be paid says why, and from when; `now` is the instant by which it is said. */
function faceOf(recipient: Recipient, now: number): PickFace {
  const { alias, bankName, accountId, status } = recipient;
  const why = statusWords(recipient, now);
  const [amount, ago] = lastSent(recipient, bankDate(now));
  return {
    mark: <PersonMark name={alias} />,
    name: alias,
    off: why !== undefined,
    rests: status === 'ON_HOLD',
    under: (
      <>
        <small>
          <span>{bankName}</span> <span translate="no">{showEnding(accountId)}</span>
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
