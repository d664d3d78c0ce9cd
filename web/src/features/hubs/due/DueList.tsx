import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { BankDate } from '#contract/domain/dates';
import { formatHours, isOpenDaily } from '#contract/domain/hours';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { tableRoom } from '#web/components/theme/container.ts';
import { MERCHANT_SELECTION_PAGE } from '#web/features/bill-payments/shared/payees/addresses.ts';
import type { DueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { payeesKey } from '#web/features/bill-payments/shared/payees/payees.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { DueFooter, DueRow, Row } from './DueRow';
import { Fortnight } from './Fortnight';

export function DueList({ bills, today }: { bills: DueBills; today: BankDate }) {
  const { due, failed, none, pending, fetching, error, retry } = bills;
  if (error) return <ErrorPanel error={error} onRetry={retry} retrying={fetching} />;
  if (none) return <NoServices />;
  if (!pending && due.length === 0 && failed.length === 0) return null;
  return (
    <Section
      title="Lo que vence"
      aside={
        <Text
          textStyle="body.sm"
          color="fg.muted"
        >{`Servicios: todos los días de ${formatHours('bill-payments')}`}</Text>
      }
    >
      <BrokenRowsNote list={payeesKey('service')} counted={['servicio', 'servicios']} />
      {pending ? <RowsLoading rows={7} height="88px" /> : <Bills due={due} failed={failed} today={today} />}
    </Section>
  );
}

const NoServices = () => (
  <EmptyState
    title="Aún no tienes servicios guardados"
    action={<LinkButton to={MERCHANT_SELECTION_PAGE}>Pagar un servicio</LinkButton>}
  >
    Guarda la luz, el agua o el internet una vez, y aquí verás cuánto debes y hasta cuándo.
  </EmptyState>
);

type BillsProps = Pick<DueBills, 'due' | 'failed'> & { today: BankDate };

function Bills({ due, failed, today }: BillsProps) {
  const verb = isOpenDaily('bill-payments', bankNow()) ? 'Pagar' : 'Programar';
  return (
    <Card.Root overflow="hidden" {...tableRoom}>
      <Fortnight due={due} today={today} />
      <PagedRows
        rows={[
          ...due.map((owed) => <DueRow key={owed.bill.key} due={owed} today={today} verb={verb} />),
          ...failed.map(({ payee, retry }) => (
            <Row key={payee.key}>
              <CompanyAvatar name={payee.merchantName} />
              <div>
                <b translate="no">{payee.nickname}</b>
                <small>
                  <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
                </small>
                <small>No pudimos consultar tu recibo.</small>
              </div>
              <DueFooter>
                <Button variant="ghost" size="sm" onClick={retry}>
                  Reintentar <VisuallyHidden>{payee.nickname}</VisuallyHidden>
                </Button>
              </DueFooter>
            </Row>
          )),
        ]}
        end="Ya viste todos."
      >
        {(rows) => <List>{rows}</List>}
      </PagedRows>
    </Card.Root>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
