import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import {
  ArrowLeftRight,
  CreditCard,
  FileClock,
  FileText,
  History,
  LogOut,
  ReceiptText,
  RefreshCw,
  Settings2,
} from 'lucide-react';
import type { Account } from '#contract/domain/account';
import { Avatar } from '#web/components/Avatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LastAccess } from '#web/components/LastAccess.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Section } from '#web/components/Section.tsx';
import { creditsTile, investmentsTile } from '#web/features/summary/sections/tiles/accounts.tsx';
import { useSavingsTile } from '#web/features/summary/sections/tiles/savings.tsx';
import { TileGrid, TilesPlaceholder } from '#web/features/summary/sections/tiles/TileGrid.tsx';
import type { Tile } from '#web/features/summary/sections/tiles/tile.ts';
import { SETTINGS } from '#web/lib/addresses/settings.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import {
  useDebitDescription,
  useLimitDescription,
  usePayrollDescription,
  useStatementDescription,
} from './link-descriptions';

/** Page for phones with the links that the bottom bar has no space for. */
export default function MorePage() {
  const { user } = useAuth();
  const accounts = useOwnAccounts();
  const [statements, limits, debits, payroll] = [
    useStatementDescription(),
    useLimitDescription(),
    useDebitDescription(),
    usePayrollDescription(),
  ];
  if (user === null) return null;
  return (
    <Page>
      <Customer>
        <PageHead title={user.name} documentTitle="Más">
          <Text textStyle="body.sm" color="fg.muted">
            <LastAccess instant={user.dateLastLogin} />
          </Text>
        </PageHead>
        <Avatar name={user.name} />
      </Customer>
      {!accounts.isError && (
        <Section title="Tu dinero">
          {accounts.data ? <MoneyTiles accounts={accounts.data} /> : <TilesPlaceholder />}
        </Section>
      )}
      <Section title="Papeles">
        <HubLinks
          links={[
            {
              to: '/settings/statements/account',
              icon: FileText,
              title: 'Estados de cuenta',
              about: statements,
            },
            {
              to: '/settings/statements/fiscal',
              icon: ReceiptText,
              title: 'Constancias fiscales',
              about: 'PDF y XML para tu declaración',
            },
            {
              to: '/hubs/history',
              icon: History,
              title: 'Lo que he hecho',
              about: 'Transferencias, pagos y movimientos',
            },
          ]}
        />
      </Section>
      <Section title="Ajustes y seguridad">
        <HubLinks
          links={[
            {
              to: `${SETTINGS}/limits`,
              icon: Settings2,
              title: 'Límites de operación',
              about: limits,
            },
            {
              to: '/preauthorized-payments',
              icon: RefreshCw,
              title: 'Domiciliaciones',
              about: debits,
            },
            {
              to: `${SETTINGS}/portable-payroll`,
              icon: ArrowLeftRight,
              title: 'Portabilidad de nómina',
              about: payroll,
            },
            {
              to: '/settings/activity-log',
              icon: FileClock,
              title: 'Registro de actividad',
              about: 'Lo que se hizo en tu nombre: ¿no fuiste tú?',
            },
          ]}
        />
      </Section>
      <LinkButton to="/signout" variant="outline">
        <Icon as={LogOut} /> Cerrar sesión
      </LinkButton>
    </Page>
  );
}

function MoneyTiles({ accounts }: { accounts: readonly Account[] }) {
  const today = useBankToday();
  const hasMissingRows = useBrokenRows(queryKeys.summary) !== undefined;
  const tiles = [
    cardsTile(accounts),
    useSavingsTile(today),
    investmentsTile(accounts, hasMissingRows),
    creditsTile(accounts, today),
  ];
  return <TileGrid tiles={tiles.filter((tile) => tile !== undefined)} />;
}

function cardsTile(accounts: readonly Account[]): Tile {
  const count = accounts.filter(({ type }) => type === 'Tarjeta de Crédito').length;
  const summary = count === 0 ? 'Paga la de alguien más' : count === 1 ? '1 tarjeta' : `${count} tarjetas`;
  return { title: 'Tarjetas', icon: CreditCard, summary: <span>{summary}</span>, to: '/hubs/cards' };
}

const Page = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxWidth: 'narrow' },
});
const Customer = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
});
