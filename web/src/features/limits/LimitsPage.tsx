import { chakra } from '@chakra-ui/react/styled-system';
import { type CustomerLimit, DAILY_LIMIT } from '#contract/limits';
import { useLimits } from '../../api/queries/limits';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { Beside } from '../../ui/Beside';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { loadingText } from '../../ui/Loading';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Note';
import { Page } from '../../ui/Page';
import { RowsLoading } from '../../ui/RowsLoading';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LIMITS_ADMIN } from './addresses';
import { LimitRow } from './LimitRow';
import { dailyLimitOfAll } from './limits';

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
      <Text tone="muted">
        Lo máximo que puedes mover en cada operación.
        {!limits.isError && <EachDay limits={limits.data?.data} />}
      </Text>
      <Beside>
        {limits.data ? (
          <Card>
            <List>
              {limits.data.data.map((limit) => (
                <LimitRow key={limit.limitKey} limit={limit} />
              ))}
            </List>
          </Card>
        ) : limits.isError ? (
          <ErrorPanel error={limits.error} onRetry={() => limits.refetch()} retrying={limits.isFetching} />
        ) : (
          <div>
            <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
            <RowsLoading rows={8} height="72px" />
          </div>
        )}
        <About>
          <Text size="sm" tone="muted">
            Tú los decides, y el cambio aplica en cuanto lo firmas.
          </Text>
          <Note>Las transferencias entre tus cuentas no tienen límite.</Note>
        </About>
      </Beside>
    </Page>
  );
}

/** Said once where it is the same for all of them; while it is on its way, its place. */
function EachDay({ limits }: { limits: readonly CustomerLimit[] | undefined }) {
  const most = limits ? dailyLimitOfAll(limits) : DAILY_LIMIT;
  if (most === undefined) return null;
  return (
    <Daily aria-hidden={limits === undefined}>
      {' '}
      Además, hasta <Money amount={most} currency="MXN" size="text" /> <span>al día de cada tipo.</span>
    </Daily>
  );
}

const Daily = chakra('span', { base: { '&[aria-hidden=true]': { visibility: 'hidden' } } });
const About = chakra('div', { base: { display: 'grid', gap: '4' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
