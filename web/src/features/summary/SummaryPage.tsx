import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, useDeferredValue, useEffect } from 'react';
import { brand } from '#contract/brand';
import type { Account } from '#contract/domain/account';
import { bankInstant } from '#contract/domain/dates';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { HideBalancesButton } from '#web/components/HideBalancesButton.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useSummary } from './api';
import { Greeting } from './Greeting';
import { Hero } from './Hero';
import { Sections } from './Sections';
import { SummarySkeleton } from './SummarySkeleton';
import { preloadSections } from './useSections';

export default function SummaryPage() {
  useEffect(preloadSections, []);
  return (
    <CoverableBalances>
      <PageHead title="Mis cuentas" action={<HideBalances />}>
        <Greeting />
      </PageHead>
      <Accounts />
    </CoverableBalances>
  );
}

const HideBalances = () => (useSummary().summary.state === 'empty' ? null : <HideBalancesButton />);

/* A separate component, so that the loading of other sections does not render the list again. */
function Accounts() {
  const { summary, retry, retrying } = useSummary();
  switch (summary.state) {
    case 'fetching':
      return <SummarySkeleton />;
    case 'failed':
      return (
        <Alone>
          <ErrorPanel error={summary.error} onRetry={retry} retrying={retrying} />
        </Alone>
      );
    case 'empty':
      return <NoAccounts onRetry={retry} retrying={retrying} />;
    case 'fetched':
      return <Fetched accounts={summary.accounts} at={summary.at} />;
  }
}

/** Deferred, to keep a slow phone responsive; memoized while a refetch returns the same accounts. */
type FetchedProps = { accounts: readonly Account[]; at: number };

const Fetched = memo(({ accounts, at }: FetchedProps) => {
  const drawn = useDeferredValue(accounts, null);
  if (drawn === null) return <SummarySkeleton />;
  return (
    <>
      <Hero accounts={drawn} />
      <Sections accounts={drawn} />
      <Text textStyle="body.xs" color="fg.subtle" mt="6">
        {`Saldos al ${formatDateTime(bankInstant(at))}. Depósitos protegidos por el IPAB hasta 400 mil UDIS por persona y banco. Los fondos de inversión no están protegidos.`}
      </Text>
    </>
  );
});

const NoAccounts = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <Alone>
    <EmptyState
      title="No encontramos cuentas que mostrar"
      role="status"
      action={
        <>
          <AnchorButton size="sm" href={brand.mobileAppUrl} target="_blank" rel="noopener noreferrer">
            Abre una cuenta en la app
            <VisuallyHidden>(se abre en otra pestaña)</VisuallyHidden>
          </AnchorButton>
          <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Buscando...'}>
            Volver a buscar
          </Button>
        </>
      }
    >
      {`En ${brand.mobileApp} abres tu primera cuenta en unos minutos. Si acabas de abrir una, puede tardar un poco en aparecer.`}
    </EmptyState>
  </Alone>
);

const Alone = chakra('div', { base: { maxWidth: '560px', mt: '6' } });
