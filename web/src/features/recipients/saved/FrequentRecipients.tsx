import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { formatEnding } from '#contract/domain/account';
import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { payUrl } from '../shared/pay-url';
import { frequentOf } from './filter-recipients';

const MOST = 4;

/** Recipients paid most often; a tap prefills the last amount. */
export function FrequentRecipients({ types }: { types: readonly RecipientAccountType[] }) {
  const { data, isPending } = useRecipients(types);
  if (isPending) return <Coming />;
  const frequent = frequentOf(data ?? [], MOST);
  if (frequent.length === 0) return null;
  return (
    <Section title="Envíale a tus frecuentes">
      <List>
        {frequent.map((recipient) => (
          <li key={recipient.key}>
            <Frequent recipient={recipient} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const Coming = () => (
  <Section title="Envíale a tus frecuentes">
    <List aria-hidden="true">
      {Array.from({ length: MOST }, (_, place) => place).map((place) => (
        <li key={place}>
          <Skeleton height="100px" borderRadius="card" />
        </li>
      ))}
    </List>
  </Section>
);

const again = ({ lastTransfer }: Recipient): Record<string, string> => ({
  ...(lastTransfer && { amount: lastTransfer.amount.amount.toFixed(2) }),
  ...(lastTransfer?.message !== undefined && { concept: lastTransfer.message }),
});

function Frequent({ recipient }: { recipient: Recipient }) {
  const { alias, bankName, accountId, lastTransfer } = recipient;
  return (
    <Tile to={payUrl(recipient, again(recipient))}>
      <PersonAvatar name={alias} />
      <span>
        <b translate="no">{alias}</b>
        <small>{`${bankName} ${formatEnding(accountId)}`}</small>
        {lastTransfer && (
          <small>
            Repetir{' '}
            <Money
              amount={lastTransfer.amount.amount}
              currency={lastTransfer.amount.currencyCode}
              size="text"
            />{' '}
            <span>{`· ${formatDate(lastTransfer.date)}`}</span>
          </small>
        )}
      </span>
    </Tile>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '10px',
    listStyle: 'none',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '100%',
    minHeight: '100px',
    p: '4',
    color: 'inherit',
    textDecoration: 'none',
    layerStyle: 'card',
    boxShadow: 'none',
    _hover: { bg: 'bg.subtle' },
    '& > span:last-of-type': { minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600' },
    '& > span > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
