import { chakra } from '@chakra-ui/react/styled-system';
import type { CustomerLimit } from '#contract/limits';
import { useLimits } from '../../api/queries/limits';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/Loading';
import { Meter } from '../../ui/Meter';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Note';
import { PageHeading } from '../../ui/PageHeading';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { LIMITS_ADMIN } from './addresses';
import { todayOf } from './limits';

/** What the customer may spend in one operation, and what is used of today. */
export default function LimitsPage() {
  const limits = useLimits();
  return (
    <Page>
      <PageHeading>Límites de operación</PageHeading>
      <Text tone="muted">
        El máximo que puedes mover en cada operación. Tú lo decides, y el cambio aplica en cuanto lo firmas.
      </Text>
      {limits.data ? (
        <>
          <Card>
            <List>
              {limits.data.data.map((limit) => (
                <Limit key={limit.limitKey} limit={limit} />
              ))}
            </List>
          </Card>
          <Note>Las transferencias entre tus cuentas no tienen límite.</Note>
          <div>
            <LinkButton to={LIMITS_ADMIN}>Cambiar límites</LinkButton>
          </div>
        </>
      ) : limits.isError ? (
        <ErrorPanel error={limits.error} onRetry={() => limits.refetch()} retrying={limits.isFetching} />
      ) : (
        <>
          <Loading />
          <Skeleton height="420px" />
        </>
      )}
    </Page>
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

const Page = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: 'narrow' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    px: { base: '4', md: '5' },
    py: '4',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
});
const Name = chakra('h2', { base: { fontWeight: '600' } });
const Today = chakra('div', { base: { display: 'grid', gap: '6px', mt: '2' } });
