import { chakra } from '@chakra-ui/react/styled-system';
import { showPaying } from '#contract/receipts/payroll-portability';
import { bankDate } from '#contract/shared/dates';
import type { Portability } from '#contract/shared/portability';
import { bankToday } from '../../api/bank-clock';
import { formatDate } from '../../format/dates';
import { receiptUrl } from '../../receipt/address';
import { Card } from '../../ui/Card';
import { DrawnRows } from '../../ui/DrawnRows';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { Tag } from '../../ui/Tag';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { correctUrl, PORTABILITY_CREATE } from './addresses';
import { statusOf } from './status';

const ends = { ACCEPTED: 'aceptada', REJECTED: 'respuesta', CANCELLED: 'cancelada' };

function datesOf({ operationDate, status, effectiveDate }: Portability): string {
  const asked = `Solicitada el ${formatDate(bankDate(Date.parse(operationDate)))}`;
  if (status === 'REQUESTED' || status === 'IN_PROCESS') return asked;
  return `${asked}, ${ends[status]} el ${formatDate(effectiveDate)}`;
}

/** Those that are over. */
export const PastRequests = ({ requests }: { requests: readonly Portability[] }) => (
  <Section title="Solicitudes anteriores">
    <DrawnRows rows={requests} end="Ya viste todas.">
      {(drawn) => (
        <Card>
          <List>
            {drawn.map((request) => {
              const { tone, label } = statusOf(request, bankToday());
              return (
                <Item key={request.key}>
                  <div>
                    <b>{`Desde ${showPaying(request)}`}</b>
                    <Text size="sm" tone="muted">
                      {datesOf(request)}
                    </Text>
                    {request.rejectionReason !== undefined && (
                      <Text size="sm">{request.rejectionReason}</Text>
                    )}
                  </div>
                  <Tag tone={tone}>{label}</Tag>
                  <Ways>
                    <Way to={receiptUrl(PORTABILITY_CREATE, request.key)} of={showPaying(request)}>
                      Ver comprobante
                    </Way>
                    {request.status === 'REJECTED' && (
                      <Way to={correctUrl(request.key)} of={showPaying(request)}>
                        Corregir y pedir de nuevo
                      </Way>
                    )}
                  </Ways>
                </Item>
              );
            })}
          </List>
        </Card>
      )}
    </DrawnRows>
  </Section>
);

/** Several rows have it: each says whose. */
const Way = ({ to, of, children }: { to: string; of: string; children: string }) => (
  <Link to={to} standalone>
    <span>
      <span>{children}</span> <VisuallyHidden>{`de ${of}`}</VisuallyHidden>
    </span>
  </Link>
);

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    px: { base: '4', md: '5' },
    pt: '4',
    pb: '1',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '& > div': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& > p': { flexBasis: '100%' },
  },
});
const Ways = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });
