import { Clock, History, Pencil, Trash2 } from 'lucide-react';
import type { Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import { ListRow } from '../../../admin-list/ListRow';
import { bankNow } from '../../../api/bank-clock';
import { Avatar } from '../../../ui/Avatar';
import { LinkButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { accountWord } from '../account-words';
import { historyUrl, payUrl } from '../addresses';
import { fullName } from '../names';
import { statusWords } from './status';

type RecipientRowProps = { recipient: Recipient; onEdit: () => void; onRemove: () => void };

/** Somebody of the list, and what can be done with them. One that cannot be paid says why. */
export function RecipientRow({ recipient, onEdit, onRemove }: RecipientRowProps) {
  const { key, alias, bankName, accountId, status } = recipient;
  const reason = statusWords(recipient, bankNow());
  return (
    <ListRow
      lead={<Avatar name={fullName(recipient)} />}
      main={reason === undefined && <Pay recipient={recipient} />}
      actions={[
        { icon: History, title: 'Ver historial', label: `Ver historial de ${alias}`, to: historyUrl(key) },
        { icon: Pencil, title: 'Editar', label: `Editar ${alias}`, onClick: onEdit },
        { icon: Trash2, title: 'Eliminar', label: `Eliminar ${alias}`, onClick: onRemove },
      ]}
    >
      <b>{alias}</b>
      <small>
        {bankName} · {accountWord(recipient)} <span>{showEnding(accountId)}</span>
      </small>
      <small>{fullName(recipient)}</small>
      {reason !== undefined && (
        <Tag tone={status === 'ON_HOLD' ? 'info' : 'neutral'} mt="1">
          {status === 'ON_HOLD' && <Icon as={Clock} size="sm" />}
          {reason}
        </Tag>
      )}
    </ListRow>
  );
}

/** Money goes to an account; a credit or a card is paid. */
function Pay({ recipient }: { recipient: Recipient }) {
  const { alias, accountType } = recipient;
  const [pay, whom] =
    accountType === 'TPTOFF' || accountType === 'TPTON' ? ['Transferir', `a ${alias}`] : ['Pagar', alias];
  return (
    <LinkButton to={payUrl(recipient)} look="line" size="sm" aria-label={`${pay} ${whom}`}>
      {pay}
    </LinkButton>
  );
}
