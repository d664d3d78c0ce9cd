import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatAccount, formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { debitsKey, useDebits } from '../api';

export function CancelledDebits() {
  const { data, isError, error, isFetching, refetch } = useDebits('cancelled');
  if (isError) {
    return (
      <Section title="Canceladas">
        <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Section>
    );
  }
  if (data === undefined || data.data.length === 0) return null;
  const newest = data.data.toSorted((a, b) => cancellationTime(b) - cancellationTime(a));
  return (
    <Section title="Canceladas">
      <BrokenRowsNote list={debitsKey('cancelled')} counted={['domiciliación', 'domiciliaciones']} />
      <PagedRows rows={newest} end="Ya viste todas.">
        {(debits) => (
          <Card.Root>
            <List>
              {debits.map((debit) => (
                <CancelledRow key={debit.key} debit={debit} />
              ))}
            </List>
          </Card.Root>
        )}
      </PagedRows>
    </Section>
  );
}

const cancellationTime = ({ cancelledAt = '' }: PreauthorizedPayment): number => Date.parse(cancelledAt) || 0;

function CancelledRow({ debit }: { debit: PreauthorizedPayment }) {
  const { merchantName, reference, paymentType, mediaTypeNumber, fromAccount, cancelledAt } = debit;
  const account = fromAccount && formatAccount(fromAccount);
  const medium =
    paymentType === 'DEBIT' ? `Tarjeta de débito ${formatEnding(mediaTypeNumber)}` : (account ?? '');
  return (
    <li>
      <CompanyAvatar name={merchantName} size={40} />
      <div>
        <b translate="no">{merchantName}</b>
        <small>{`Referencia ${reference}`}</small>
        {medium !== '' && <small>{`Cobraba de ${medium}`}</small>}
      </div>
      {cancelledAt !== undefined && (
        <small>{`Cancelada el ${formatDate(bankDate(Date.parse(cancelledAt)))}`}</small>
      )}
    </li>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      px: { base: '4', md: '5' },
      py: '3',
      '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
      '& > div': { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
