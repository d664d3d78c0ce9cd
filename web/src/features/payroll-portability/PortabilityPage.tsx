import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Portability } from '#contract/domain/portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { Page } from '#web/components/Page.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import { PORTABILITY_CREATE } from './addresses';
import { PORTABILITY_KEY, useRequests } from './api';
import { PastRequests } from './PastRequests';
import { RequestCard } from './RequestCard';
import { useBankHolidays } from './useBankHolidays';

export default function PortabilityPage() {
  const requests = useRequests(useAuth().user?.key ?? '');
  const { data } = requests;
  return (
    <Page
      title="Portabilidad de nómina"
      action={
        data &&
        data.length > 0 && (
          <LinkButton to={PORTABILITY_CREATE} size="sm">
            Pedir portabilidad
          </LinkButton>
        )
      }
    >
      <BrokenRowsNote list={PORTABILITY_KEY} counted={['solicitud', 'solicitudes']} />
      {data ? (
        <Requests all={data} />
      ) : requests.isError ? (
        <ErrorPanel
          error={requests.error}
          onRetry={() => requests.refetch()}
          retrying={requests.isFetching}
        />
      ) : (
        <RequestsSkeleton />
      )}
    </Page>
  );
}

const RequestsSkeleton = () => (
  <WideColumn>
    <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    <RowsLoading rows={4} height="112px" />
  </WideColumn>
);

/** Returns the open requests. If there are none: the last accepted request and a newer rejected one, else the newest. */
function requestsToFollow(requests: readonly Portability[]): Portability[] {
  const open = requests.filter(({ status }) => isOpen(status));
  if (open.length > 0) return open;
  const accepted = requests.find(({ status }) => status === 'ACCEPTED');
  return requests.slice(0, 1).flatMap((last) => {
    if (accepted === undefined || accepted === last) return [last];
    return last.status === 'REJECTED' ? [last, accepted] : [accepted];
  });
}

function Requests({ all }: { all: readonly Portability[] }) {
  const shownRequests = requestsToFollow(all);
  const holidays = useBankHolidays(shownRequests);
  if (all.length === 0) return <NoRequests />;
  if (holidays === 'pending') return <RequestsSkeleton />;
  const pastRequests = all.filter((request) => !shownRequests.includes(request));
  return (
    <WideColumn>
      {shownRequests.map((request) => (
        <RequestCard key={request.key} request={request} holidays={holidays} />
      ))}
      {pastRequests.length > 0 && <PastRequests requests={pastRequests} />}
    </WideColumn>
  );
}

const NoRequests = () => (
  <EmptyState
    title="Recibe tu sueldo en Cenzontle"
    action={<LinkButton to={PORTABILITY_CREATE}>Pedir portabilidad</LinkButton>}
  >
    Nosotros hacemos el trámite con el banco que te paga hoy. No cuesta nada y no tienes que avisar a tu
    empresa.
  </EmptyState>
);

const WideColumn = chakra('div', {
  base: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '720px' },
});
