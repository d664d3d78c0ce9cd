import { Badge } from '@chakra-ui/react/badge';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { bankDate } from '#contract/domain/dates';
import type { Portability } from '#contract/domain/portability';
import { formatPayingAccount } from '#contract/receipts/payroll-portability';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { correctionUrl, PORTABILITY_CREATE } from './addresses';
import { statusOf } from './status';

const dateLabels = { ACCEPTED: 'aceptada', REJECTED: 'respuesta', CANCELLED: 'cancelada' };

function datesOf({ operationDate, status, effectiveDate }: Portability): string {
  const requestedOn = `Solicitada el ${formatDate(bankDate(Date.parse(operationDate)))}`;
  if (status === 'REQUESTED' || status === 'IN_PROCESS') return requestedOn;
  return `${requestedOn}, ${dateLabels[status]} el ${formatDate(effectiveDate)}`;
}

export const PastRequests = ({ requests }: { requests: readonly Portability[] }) => (
  <Section title="Solicitudes anteriores">
    <PagedRows rows={requests} end="Ya viste todas.">
      {(rows) => (
        <Card.Root>
          <List>
            {rows.map((request) => {
              const { tone, label } = statusOf(request, bankToday());
              return (
                <Item key={request.key}>
                  <div>
                    <b>{`Desde ${formatPayingAccount(request)}`}</b>
                    <Text textStyle="body.sm" color="fg.muted">
                      {datesOf(request)}
                    </Text>
                    {request.rejectionReason !== undefined && (
                      <Text textStyle="body.sm">{request.rejectionReason}</Text>
                    )}
                  </div>
                  <Badge colorPalette={tone}>{label}</Badge>
                  <RequestLinks>
                    <RequestLink
                      to={receiptUrl(PORTABILITY_CREATE, request.key)}
                      of={formatPayingAccount(request)}
                    >
                      Ver comprobante
                    </RequestLink>
                    {request.status === 'REJECTED' && (
                      <RequestLink to={correctionUrl(request.key)} of={formatPayingAccount(request)}>
                        Corregir y pedir de nuevo
                      </RequestLink>
                    )}
                  </RequestLinks>
                </Item>
              );
            })}
          </List>
        </Card.Root>
      )}
    </PagedRows>
  </Section>
);

/** Link that names its request for screen readers, since several rows have the same link. */
const RequestLink = ({ to, of, children }: { to: string; of: string; children: string }) => (
  <Link to={to} variant="plain">
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
const RequestLinks = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });
