import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff, WalletCards } from 'lucide-react';
import { bankInstant } from '#contract/shared/dates';
import { ApiError } from '../../api/api-error';
import { formatDateTime } from '../../format/dates';
import { useAuth } from '../../session/auth';
import { LastAccess } from '../../session/LastAccess';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Icon } from '../../ui/Icon';
import { PageHeading } from '../../ui/PageHeading';
import { Text } from '../../ui/Text';
import { AccountGroups } from './AccountGroups';
import { useSummary } from './api';
import { HardTokenDialog } from './HardTokenDialog';
import { Hero } from './Hero';
import { Columns, SummarySkeleton } from './SummarySkeleton';
import { UpcomingPayments } from './UpcomingPayments';
import { useHiddenBalances } from './useHiddenBalances';

export default function SummaryPage() {
  const [hidden, toggleHidden] = useHiddenBalances();
  const { user } = useAuth();
  return (
    <>
      <Head>
        <PageHeading>Mis cuentas</PageHeading>
        <Button look="line" size="sm" aria-pressed={hidden} onClick={toggleHidden}>
          <Icon as={hidden ? Eye : EyeOff} />
          <span>
            Ocultar<WideOnly> saldos</WideOnly>
          </span>
        </Button>
      </Head>
      {user && (
        <Text size="xs" tone="subtle" mt="1" hideFrom="md">
          <LastAccess instant={user.dateLastLogin} />
        </Text>
      )}
      <Accounts hidden={hidden} />
      <HardTokenDialog />
    </>
  );
}

function Accounts({ hidden }: { hidden: boolean }) {
  const { summary, retry, retrying } = useSummary();
  switch (summary.state) {
    case 'fetching':
      return <SummarySkeleton />;
    case 'failed':
      return (
        <Alone>
          <ErrorPanel
            code={summary.error instanceof ApiError ? summary.error.code : undefined}
            onRetry={retry}
            retrying={retrying}
          />
        </Alone>
      );
    case 'empty':
      return <NoAccounts onRetry={retry} retrying={retrying} />;
    case 'fetched':
      return (
        <>
          <Hero accounts={summary.accounts} hidden={hidden} />
          <Columns>
            <AccountGroups accounts={summary.accounts} hidden={hidden} />
            <UpcomingPayments accounts={summary.accounts} hidden={hidden} />
          </Columns>
          <Text size="xs" tone="subtle" mt="6">
            Saldos al {formatDateTime(bankInstant(summary.at))}. Depósitos protegidos por el IPAB hasta 400
            mil UDIS por persona y banco. Los fondos de inversión no están protegidos.
          </Text>
        </>
      );
  }
}

const NoAccounts = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <Alone>
    <EmptyState
      icon={WalletCards}
      title="No encontramos cuentas que mostrar"
      role="status"
      action={
        <Button size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      }
    >
      Si acabas de abrir una cuenta, puede tardar unos minutos en aparecer.
    </EmptyState>
  </Alone>
);

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '3',
  },
});
/* A phone has room for the verb; who hears the button gets all of it. */
const WideOnly = chakra('span', { base: { srOnly: { base: true, md: false } } });
const Alone = chakra('div', { base: { maxWidth: '560px', mt: '6' } });
