import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Column } from '#web/components/Column.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Page } from '#web/components/Page.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { PREAUTHORIZED } from '../addresses';
import { useDebits } from '../api';
import { companyCountText, joinNames, listCompanyNames } from '../labels';
import { countCompanies, type Medium, mediaOf } from '../medium';
import { ConfirmedSwitches } from './ConfirmedSwitches';
import { Switch } from './Switch';

export default function SwitchMediaPage() {
  const debits = useDebits('active');
  return (
    <Page title="Activar o desactivar cargos" back={PREAUTHORIZED}>
      <Column display="grid" gap="4">
        <Text color="fg.muted">
          Una cuenta se cobra con su CLABE, y su tarjeta de débito aparte. De la que desactives nadie te
          cobra, y tus domiciliaciones se conservan.
        </Text>
        {debits.data ? (
          <Media media={mediaOf(debits.data)} />
        ) : debits.isError ? (
          <ErrorPanel error={debits.error} onRetry={() => debits.refetch()} retrying={debits.isFetching} />
        ) : (
          <div>
            <Loading />
            <RowsLoading rows={4} height="84px" />
          </div>
        )}
      </Column>
    </Page>
  );
}

const chargingCompaniesText = ({ enabled, debits }: Medium): string => {
  if (debits.length === 0) return 'Ninguna empresa cobra de aquí';
  const verb = enabled ? (['cobra', 'cobran'] as const) : (['espera', 'esperan'] as const);
  return `${companyCountText(countCompanies(debits), verb)}: ${joinNames(listCompanyNames(debits))}`;
};

const Media = ({ media }: { media: readonly Medium[] }) =>
  media.length === 0 ? (
    <EmptyState title="No tienes cuentas de las que se pueda cobrar">
      Se cobra de cuentas de cheques en pesos y de sus tarjetas de débito.
    </EmptyState>
  ) : (
    <ConfirmedSwitches>
      {(press) => (
        <Card.Root>
          <List>
            {media.map((medium) => (
              <li key={medium.id}>
                <div>
                  <h2>{medium.name}</h2>
                  {medium.about !== '' && <p>{medium.about}</p>}
                  <p>{chargingCompaniesText(medium)}</p>
                </div>
                <Switch medium={medium} onPress={() => press(medium)} />
              </li>
            ))}
          </List>
        </Card.Root>
      )}
    </ConfirmedSwitches>
  );

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '84px',
      px: { base: '4', md: '5' },
      py: '3',
      '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
      '& > div': { flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& h2': { fontWeight: '600' },
    '& p': { textStyle: 'body.sm', color: 'fg.muted' },
  },
});
