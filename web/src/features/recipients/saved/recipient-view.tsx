import { Badge } from '@chakra-ui/react/badge';
import { Clock, History, Send } from 'lucide-react';
import { formatEnding } from '#contract/domain/account';
import { fullName, type Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import type { RowLink, RowView } from '#web/patterns/admin-list/row.ts';
import { historyUrl } from '../addresses';
import { accountLabel } from '../shared/account-labels';
import { payUrl } from '../shared/pay-url';
import { explainNotPayable, statusLabel } from '../shared/saved-recipient';

export function recipientView(recipient: Recipient): RowView {
  const { key, alias, bankName, accountId, status } = recipient;
  const reason = statusLabel(recipient, bankNow());
  return {
    lead: <PersonAvatar name={alias} />,
    name: alias,
    details: [
      <>
        <span>{`${bankName} · ${accountLabel(recipient)}`}</span>{' '}
        <span translate="no">{formatEnding(accountId)}</span>
      </>,
      fullName(recipient),
    ],
    status: reason !== undefined && (
      <Badge colorPalette={status === 'ON_HOLD' ? 'info' : 'neutral'} mt="1">
        {status === 'ON_HOLD' && <Icon as={Clock} size="sm" />}
        <span>{reason}</span>
      </Badge>
    ),
    main: reason === undefined ? payLink(recipient) : undefined,
    unavailableReason: explainNotPayable(recipient, bankNow()),
    links: [
      { icon: History, title: 'Ver historial', label: `Ver historial de ${alias}`, to: historyUrl(key) },
    ],
  };
}

/** Accounts receive transfers; credits and cards receive payments. */
function payLink(recipient: Recipient): RowLink {
  const { alias, accountType } = recipient;
  const [title, whom] =
    accountType === 'TPTOFF' || accountType === 'TPTON' ? ['Transferir', `a ${alias}`] : ['Pagar', alias];
  return { icon: Send, title, label: `${title} ${whom}`, to: payUrl(recipient) };
}
