import { Clock, History, Send } from 'lucide-react';
import { fullName, type Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import type { RowLink, RowView } from '../../../admin-list/row';
import { bankNow } from '../../../api/bank-clock';
import { PersonMark } from '../../../marks/PersonMark';
import { accountWord } from '../../../recipient-book/account-words';
import { payUrl } from '../../../recipient-book/addresses';
import { statusWords } from '../../../recipient-book/saved-recipient';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { historyUrl } from '../addresses';

/** Somebody of the list, as shown. One that cannot be paid says why. */
export function recipientView(recipient: Recipient): RowView {
  const { key, alias, bankName, accountId, status } = recipient;
  const reason = statusWords(recipient, bankNow());
  return {
    lead: <PersonMark name={alias} />,
    name: alias,
    details: [
      <>
        <span>{`${bankName} · ${accountWord(recipient)}`}</span>{' '}
        <span translate="no">{showEnding(accountId)}</span>
      </>,
      fullName(recipient),
    ],
    status: reason !== undefined && (
      <Tag tone={status === 'ON_HOLD' ? 'info' : 'neutral'} mt="1">
        {status === 'ON_HOLD' && <Icon as={Clock} size="sm" />}
        <span>{reason}</span>
      </Tag>
    ),
    main: reason === undefined ? payLink(recipient) : undefined,
    links: [
      { icon: History, title: 'Ver historial', label: `Ver historial de ${alias}`, to: historyUrl(key) },
    ],
  };
}

/** Money goes to an account; a credit or a card is paid. */
function payLink(recipient: Recipient): RowLink {
  const { alias, accountType } = recipient;
  const [title, whom] =
    accountType === 'TPTOFF' || accountType === 'TPTON' ? ['Transferir', `a ${alias}`] : ['Pagar', alias];
  return { icon: Send, title, label: `${title} ${whom}`, to: payUrl(recipient) };
}
