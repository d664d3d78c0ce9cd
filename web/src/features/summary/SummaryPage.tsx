import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useDeferredValue } from 'react';
import { brand } from '#contract/brand';
import type { Account } from '#contract/domain/account';
import { bankInstant } from '#contract/domain/dates';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { HideBalancesEye } from '#web/components/HideBalancesEye.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { TWO_COLUMNS, useMediaQuery } from '#web/components/wide.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { useSummary } from './api';
import { greetingText } from './greeting';
import { Column, Columns } from './layout.styles';
import { COLUMNS, PARTS } from './parts';

export default function SummaryPage() {
  const { user } = useAuth();
  return (
    <CoverableBalances>
      <PageHead
        title={greetingText(bankNow(), user?.name)}
        documentTitle="Mis cuentas"
        action={<HideBalances />}
      />
      <Content />
    </CoverableBalances>
  );
}

const HideBalances = () => (useSummary().summary.state === 'empty' ? null : <HideBalancesEye />);

function Content() {
  const { summary: current, retry, retrying } = useSummary();
  // Deferred: a phone needs half a second to render all sections.
  const summary = useDeferredValue(current);
  switch (summary.state) {
    case 'failed':
      return (
        <NarrowColumn>
          <ErrorPanel error={summary.error} onRetry={retry} retrying={retrying} />
        </NarrowColumn>
      );
    case 'empty':
      return <NoAccounts onRetry={retry} retrying={retrying} />;
    case 'fetching':
      return <Sections accounts={undefined} />;
    case 'fetched':
      return (
        <>
          <BrokenRowsNote list={queryKeys.summary} counted={['cuenta', 'cuentas']} />
          <Sections accounts={summary.accounts} />
          <Text textStyle="body.xs" color="fg.subtle" mt="2" mb={{ base: '-6', md: '0' }}>
            {`Saldos al ${formatDateTime(bankInstant(summary.at))}. Depósitos protegidos por el IPAB hasta 400 mil UDIS por persona y banco. Los fondos de inversión no están protegidos.`}
          </Text>
        </>
      );
  }
}

function Sections({ accounts }: { accounts: readonly Account[] | undefined }) {
  const columns = COLUMNS[useMediaQuery(TWO_COLUMNS) ? 'wide' : 'narrow'];
  const today = useBankToday();
  return (
    <Columns>
      {columns.map((names) => (
        <Column key={names[0]}>
          {names.map((name) => {
            const { Section, Placeholder } = PARTS[name];
            return accounts ? (
              <Section key={name} accounts={accounts} today={today} />
            ) : (
              <Placeholder key={name} today={today} />
            );
          })}
        </Column>
      ))}
    </Columns>
  );
}

const NoAccounts = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <NarrowColumn>
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
      {`Abre tu primera cuenta en ${brand.mobileApp} o en tu sucursal. Si acabas de abrir una, puede tardar un poco en aparecer.`}
    </EmptyState>
  </NarrowColumn>
);

const NarrowColumn = chakra('div', { base: { maxWidth: '560px', mt: '6' } });
