import { chakra } from '@chakra-ui/react/styled-system';
import type { CustomerLimit } from '#contract/limits';
import { useLimits } from '../../api/queries/limits';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { Beside } from '../../ui/Beside';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { loadingText } from '../../ui/Loading';
import { Meter } from '../../ui/Meter';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Note';
import { Page } from '../../ui/Page';
import { RowsLoading } from '../../ui/RowsLoading';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LIMITS_ADMIN } from './addresses';
import { dailyLimitOfAll, todayOf } from './limits';

/** What the customer may spend in one operation, and what is used of today. */
export default function LimitsPage() {
  const limits = useLimits();
  return (
    <Page
      title="Límites de operación"
      action={
        <LinkButton to={LIMITS_ADMIN} size="sm">
          Cambiar límites
        </LinkButton>
      }
    >
      <Beside>
        {limits.data ? (
          <Card>
            <List>
              {limits.data.data.map((limit) => (
                <Limit key={limit.limitKey} limit={limit} />
              ))}
            </List>
          </Card>
        ) : limits.isError ? (
          <ErrorPanel error={limits.error} onRetry={() => limits.refetch()} retrying={limits.isFetching} />
        ) : (
          <div>
            <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
            <RowsLoading rows={8} height="80px" />
          </div>
        )}
        <About>
          <Text size="sm" tone="muted">
            Es lo máximo que puedes mover en cada operación. Tú lo decides, y el cambio aplica en cuanto lo
            firmas.
          </Text>
          {limits.data && <EachDay limits={limits.data.data} />}
          <Note>Las transferencias entre tus cuentas no tienen límite.</Note>
        </About>
      </Beside>
    </Page>
  );
}

/** Said once where it is the same for all of them. */
function EachDay({ limits }: { limits: readonly CustomerLimit[] }) {
  const most = dailyLimitOfAll(limits);
  if (most === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      Además, puedes mover hasta <Money amount={most} currency="MXN" size="text" /> al día en cada tipo de
      operación.
    </Text>
  );
}

function Limit({ limit }: { limit: CustomerLimit }) {
  const today = todayOf(limit);
  return (
    <Item>
      <Head>
        <Name>{limit.limitDesc}</Name>
        <Money amount={limit.customerLimit.amount} currency={limit.customerLimit.currencyCode} />
      </Head>
      <Text size="sm" tone="subtle">
        por operación · máximo{' '}
        <Money amount={limit.maxLimit.amount} currency={limit.maxLimit.currencyCode} size="text" />
      </Text>
      {today && (
        <Today>
          <Meter
            label={`Usado hoy en ${limit.limitDesc}`}
            percent={today.percent}
            text={`Usaste ${today.used}, te quedan ${today.left}`}
          />
          <Text size="sm" tone="muted">
            Usado hoy: {today.used}. Te quedan {today.left}.
          </Text>
        </Today>
      )}
    </Item>
  );
}

const About = chakra('div', { base: { display: 'grid', gap: '4' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '1',
    minHeight: '80px',
    px: { base: '4', md: '5' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
  },
});
const Name = chakra('h2', { base: { fontWeight: '600' } });
const Today = chakra('div', { base: { display: 'grid', gap: '6px', mt: '2' } });
