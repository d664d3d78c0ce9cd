import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Link } from 'react-router';
import { accountName } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { Link as PlainLink } from '#web/components/Link.tsx';
import { Coverable, Money } from '#web/components/Money.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { useWide } from '#web/components/wide.ts';
import { CategoryIcon } from '#web/features/accounts/movements/CategoryIcon.tsx';
import { useFailedOrders } from '#web/features/failed-orders/useFailedOrders.ts';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { hasSpending } from '../../accounts';
import { HEIGHTS } from '../../layout.styles';
import type { PartProps } from '../../part-props';
import { CompactMessage, FailureMessage } from '../CompactMessage';
import { entriesOf } from './entries';
import { FailedOrderLink } from './FailedOrderLink';
import { type LatestMovement, latestOf } from './latest';
import { useRecent } from './recent';

const TITLE = 'Últimos movimientos';
const FAILED_DAYS = 7;
const MAX_FAILED = 2;
/** Number of rows, of which MAX_FAILED may be failed orders. */
const useMaxRows = (): number => (useWide() ? 5 : 4);

/** '23 nov', 'Hoy', 'Ayer' */
const dayText = (date: BankDate, today: BankDate): string => {
  if (date === today) return 'Hoy';
  return date === addDays(today, -1) ? 'Ayer' : formatDate(date).slice(0, 6);
};

/** 'Nómina', 'de Nómina a Tarjeta Oro' */
const describeAccounts = ({ account, to }: LatestMovement): string =>
  to ? `de ${accountName(account)} a ${accountName(to)}` : accountName(account);

export function LatestMovements({ accounts, today }: PartProps) {
  const moving = accounts.filter(hasSpending);
  const { read, pending, fetching, error, retry } = useRecent(moving, today);
  const failed = useFailedOrders({ since: addDays(today, 1 - FAILED_DAYS) });
  const maxRows = useMaxRows();
  const entries = entriesOf(latestOf(read, maxRows), failed.orders.slice(0, MAX_FAILED), today, maxRows);
  const hiddenCount = failed.orders.length - entries.filter(({ order }) => order).length;
  if (moving.length === 0) return null;
  if (pending || failed.pending) return <MovementsPlaceholder />;
  return (
    <Section title={TITLE} aside={<HistoryLink />}>
      {error ? (
        <FailureMessage sourceName="tus últimos movimientos" onRetry={retry} retrying={fetching} />
      ) : entries.length === 0 ? (
        <CompactMessage bird="empty" title="Aún no tienes movimientos">
          <p>Aquí verás lo que entra y sale de tus cuentas y tarjetas.</p>
        </CompactMessage>
      ) : (
        <Card.Root overflow="hidden">
          <List>
            {entries.map(({ order, latest }) =>
              order ? (
                <li key={order.key}>
                  <FailedOrderLink
                    order={order}
                    dayText={dayText(order.date, today)}
                    othersCount={order === failed.orders[0] ? hiddenCount : 0}
                  />
                </li>
              ) : (
                <Row key={`${latest.account.key} ${latest.movement.key}`} latest={latest} today={today} />
              ),
            )}
          </List>
        </Card.Root>
      )}
    </Section>
  );
}

export const MovementsPlaceholder = () => (
  <Section title={TITLE} aside={<HistoryLink />}>
    <RowsLoading rows={useMaxRows()} height={HEIGHTS.movement} />
  </Section>
);

const HistoryLink = () => (
  <PlainLink to="/hubs/history" variant="plain">
    Ver todos<VisuallyHidden> los movimientos</VisuallyHidden>
  </PlainLink>
);

const Row = ({ latest, today }: { latest: LatestMovement; today: BankDate }) => {
  const { account, movement, commission } = latest;
  const { key, description, postedDate, amount, currencyCode, category } = movement;
  return (
    <li>
      <Link to={`${accountUrl(account)}?movement=${encodeURIComponent(key)}`}>
        <CategoryIcon category={category} isDeposit={amount > 0} />
        <span>
          <b>{description}</b>
          <small>
            <time dateTime={postedDate}>{dayText(postedDate, today)}</time>
            <span>{`, ${describeAccounts(latest)}`}</span>
            {commission && (
              <>
                <span>{commission.amount < 0 ? ', más comisión de ' : ', más la comisión devuelta de '}</span>
                <Coverable>{formatMoney({ amount: Math.abs(commission.amount), currencyCode })}</Coverable>
              </>
            )}
          </small>
        </span>
        <Money amount={amount} currency={currencyCode} sign="movement" />
      </Link>
    </li>
  );
};

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '3', md: '14px' },
      minHeight: HEIGHTS.movement,
      px: { base: '4', md: '5' },
      py: '10px',
      color: 'inherit',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
    '& a > :last-child': { ms: 'auto' },
    '& a > span:nth-of-type(2)': {
      // With large text the amount wraps below.
      flex: '1 1 5.5rem',
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& > *': { display: 'block' },
      '& > b': { fontWeight: '600', lineHeight: '1.35' },
      '& > small': { textStyle: 'body.sm', color: 'fg.subtle' },
      '& strong': { color: 'danger.fg', fontWeight: '600' },
    },
  },
});
