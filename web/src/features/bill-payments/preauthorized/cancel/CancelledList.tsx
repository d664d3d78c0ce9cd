import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { CompanyRow } from '../CompanyRow';
import { nameOf } from '../labels';

type CancelledListProps = { cancelledDebits: readonly PreauthorizedPayment[] };

export const CancelledList = ({ cancelledDebits }: CancelledListProps) => (
  <Card.Root>
    <List>
      {cancelledDebits.map((debit) => (
        <li key={debit.key}>
          <CompanyRow
            mark={<CompanyAvatar name={debit.merchantName} size={40} />}
            title={nameOf(debit)}
            about={describeStop(debit)}
            end={<Amount debit={debit} />}
          />
        </li>
      ))}
    </List>
  </Card.Root>
);

export const describeStop = ({ nextCharge }: PreauthorizedPayment): string =>
  nextCharge ? `El cargo del ${formatDate(nextCharge.date)} y los que siguen` : 'Los cargos que siguen';

function Amount({ debit: { nextCharge } }: { debit: PreauthorizedPayment }) {
  if (nextCharge === undefined) return null;
  const { amount } = nextCharge;
  return amount ? (
    <Money amount={amount.amount} currency={amount.currencyCode} size="md" />
  ) : (
    <small>{UNBILLED}</small>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { px: { base: '4', md: '5' }, py: '14px' },
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
