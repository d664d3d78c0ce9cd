import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CustomerLimit } from '#contract/limits';
import { DAILY_LIMIT } from '#contract/rules/limits';
import { LinkButton } from '#web/components/Button.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { Money } from '#web/components/Money.tsx';
import { Note } from '#web/components/Note.tsx';
import { Page } from '#web/components/Page.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { SplitLayout } from '#web/components/SplitLayout.tsx';
import { useLimits } from '#web/lib/api/queries/limits.ts';
import { LIMITS_ADMIN } from './addresses';
import { LimitRow } from './LimitRow';
import { sharedDailyLimit } from './limits';

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
      <Text color="fg.muted">
        Lo máximo que puedes mover en cada operación.
        {!limits.isError && <DailyLimit limits={limits.data?.data} />}
      </Text>
      <SplitLayout>
        {limits.data ? (
          <Card.Root>
            <List>
              {limits.data.data.map((limit) => (
                <LimitRow key={limit.limitKey} limit={limit} />
              ))}
            </List>
          </Card.Root>
        ) : limits.isError ? (
          <ErrorPanel error={limits.error} onRetry={() => limits.refetch()} retrying={limits.isFetching} />
        ) : (
          <div>
            <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
            <RowsLoading rows={8} height="72px" />
          </div>
        )}
        <Grid gap="4">
          <Text textStyle="body.sm" color="fg.muted">
            Tú los decides, y el cambio aplica en cuanto lo firmas.
          </Text>
          <Note>Las transferencias entre tus cuentas no tienen límite.</Note>
        </Grid>
      </SplitLayout>
    </Page>
  );
}

/** Daily limit, shown once if all kinds share it; a placeholder while loading. */
function DailyLimit({ limits }: { limits: readonly CustomerLimit[] | undefined }) {
  const dailyMaximum = limits ? sharedDailyLimit(limits) : DAILY_LIMIT;
  if (dailyMaximum === undefined) return null;
  return (
    <DailyText aria-hidden={limits === undefined}>
      {' '}
      Además, hasta <Money amount={dailyMaximum} currency="MXN" size="text" />{' '}
      <span>al día de cada tipo.</span>
    </DailyText>
  );
}

const DailyText = chakra('span', { base: { '&[aria-hidden=true]': { visibility: 'hidden' } } });
const List = chakra('ul', { base: { listStyle: 'none' } });
