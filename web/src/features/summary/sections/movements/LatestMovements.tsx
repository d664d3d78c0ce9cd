import { Card } from '@chakra-ui/react/card';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Link } from 'react-router';
import { accountName } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { Link as PlainLink } from '#web/components/Link.tsx';
import { Coverable, Money } from '#web/components/Money.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { useWide } from '#web/components/wide.ts';
import { CategoryIcon } from '#web/features/accounts/movements/CategoryIcon.tsx';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { hasSpending } from '../../accounts';
import { HEIGHTS } from '../../layout.styles';
import type { PartProps } from '../../part-props';
import { CompactMessage, FailureMessage } from '../CompactMessage';
import { type LatestMovement, latestOf } from './latest';
import { MovementList, pastDayText } from './MovementList';
import { useRecent } from './recent';

const TITLE = 'Últimos movimientos';
const useMaxRows = (): number => (useWide() ? 5 : 4);

/** 'Nómina', 'de Nómina a Tarjeta Oro' */
const describeAccounts = ({ account, to }: LatestMovement): string =>
  to ? `de ${accountName(account)} a ${accountName(to)}` : accountName(account);

export function LatestMovements({ accounts, today }: PartProps) {
  const moving = accounts.filter(hasSpending);
  const { read, pending, fetching, error, retry } = useRecent(moving, today);
  const latest = latestOf(read, useMaxRows());
  if (moving.length === 0) return null;
  if (pending) return <MovementsPlaceholder />;
  return (
    <Section title={TITLE} aside={<HistoryLink />}>
      {error ? (
        <FailureMessage sourceName="tus últimos movimientos" onRetry={retry} retrying={fetching} />
      ) : latest.length === 0 ? (
        <CompactMessage bird="empty" title="Aún no tienes movimientos">
          <p>Aquí verás lo que entra y sale de tus cuentas y tarjetas.</p>
        </CompactMessage>
      ) : (
        <Card.Root overflow="hidden">
          <MovementList>
            {latest.map((each) => (
              <Row key={`${each.account.key} ${each.movement.key}`} latest={each} today={today} />
            ))}
          </MovementList>
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
            <time dateTime={postedDate}>{pastDayText(postedDate, today)}</time>
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
