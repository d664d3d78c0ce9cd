import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { formatEnding } from '#contract/domain/account';
import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { GridList } from '#web/components/GridList.tsx';
import { Money } from '#web/components/Money.tsx';
import { Section } from '#web/components/Section.tsx';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { lastPaidRecipients } from '../saved/filter-recipients';
import { payUrl } from '../shared/pay-url';

const MAX_RECIPIENTS = 4;
const COLUMN_WIDTH = '24rem';
/** On a phone the account wraps in every other row. */
const ROW_HEIGHT = { base: '97px', md: '87px' };

/** Recipients paid last, newest first. A link opens the form with the last amount. */
export function RepeatTransfers({ types }: { types: readonly RecipientAccountType[] }) {
  const { data, isPending } = useRecipients(types);
  const lastPaid = lastPaidRecipients(data ?? [], MAX_RECIPIENTS);
  if (!isPending && lastPaid.length === 0) return null;
  return (
    <Section title="Repetir">
      {isPending ? (
        <GridList columnWidth={COLUMN_WIDTH} aria-hidden="true">
          {Array.from({ length: MAX_RECIPIENTS }, (_, index) => index).map((row) => (
            <li key={row}>
              <Skeleton height={ROW_HEIGHT} />
            </li>
          ))}
        </GridList>
      ) : (
        <GridList columnWidth={COLUMN_WIDTH}>
          {lastPaid.map((recipient) => (
            <li key={recipient.key}>
              <LastTransfer recipient={recipient} />
            </li>
          ))}
        </GridList>
      )}
    </Section>
  );
}

const repeatParams = ({ lastTransfer }: Recipient): Record<string, string> => ({
  ...(lastTransfer && { amount: lastTransfer.amount.amount.toFixed(2) }),
  ...(lastTransfer?.message !== undefined && { concept: lastTransfer.message }),
});

function LastTransfer({ recipient }: { recipient: Recipient }) {
  const { alias, bankName, accountId, lastTransfer } = recipient;
  return (
    <RowLink to={payUrl(recipient, repeatParams(recipient))}>
      <PersonAvatar name={alias} />
      <span>
        <b translate="no">{alias}</b>
        <small>{`${bankName} ${formatEnding(accountId)}`}</small>
        {lastTransfer && <small>{`El ${formatDate(lastTransfer.date)}`}</small>}
      </span>
      {lastTransfer && (
        <Money amount={lastTransfer.amount.amount} currency={lastTransfer.amount.currencyCode} />
      )}
    </RowLink>
  );
}

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '3',
    height: '100%',
    px: { base: '4', md: '5' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > span:nth-of-type(2)': { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > span:nth-of-type(2) > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
