import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Fragment } from 'react';
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
import { tableContainer } from '#web/components/theme/container.ts';
import { debitsKey } from '#web/features/bill-payments/preauthorized/api.ts';
import { MERCHANT_SELECTION_PAGE } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { payeesKey } from '#web/features/bill-payments/shared/payees/payees.ts';
import { FailureMessage } from '#web/features/summary/sections/CompactMessage.tsx';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { Agenda } from './agenda';
import { CreditDueRow } from './CreditDueRow';
import { DebitDueRow } from './DebitDueRow';
import { DueFooter, DueRow, Row } from './DueRow';
import { billMark, creditMark, debitMark, Fortnight, type Mark } from './Fortnight';

/** Bills, cards, credits and direct debits due, overdue first. */
export function DueList({ agenda, today }: { agenda: Agenda; today: BankDate }) {
  const { bills, credits, debits } = agenda;
  const pending = bills.pending || credits.pending || debits.pending;
  const rows = bills.due.length + bills.failed.length + credits.due.length + debits.due.length;
  if (!pending && rows === 0 && !credits.isFailed && !debits.isFailed) return null;
  return (
    <Section
      title="Lo que vence"
      {...((bills.due.length > 0 || bills.failed.length > 0) && { aside: <ServiceHours /> })}
    >
      <Grid gap="3" templateColumns="minmax(0, 1fr)">
        <BrokenRowsNote list={payeesKey('service')} counted={['servicio', 'servicios']} />
        <BrokenRowsNote list={queryKeys.summary} counted={['cuenta', 'cuentas']} />
        <BrokenRowsNote list={debitsKey('active')} counted={['domiciliación', 'domiciliaciones']} />
        {credits.isFailed && (
          <FailureMessage
            sourceName="tus tarjetas y créditos"
            onRetry={credits.retry}
            retrying={credits.fetching}
          />
        )}
        {debits.isFailed && (
          <FailureMessage
            sourceName="tus domiciliaciones"
            onRetry={debits.retry}
            retrying={debits.fetching}
          />
        )}
        {pending ? (
          <RowsLoading rows={7} height="88px" />
        ) : (
          rows > 0 && <DueRows agenda={agenda} today={today} />
        )}
      </Grid>
    </Section>
  );
}

const ServiceHours = () => (
  <Text textStyle="body.sm" color="fg.muted">
    {`Servicios: todos los días de ${formatHours('bill-payments')}`}
  </Text>
);

/** Shown without bills: the error, or how to save a service. */
export function MissingBills({ bills: { error, hasNoServices, fetching, retry } }: Pick<Agenda, 'bills'>) {
  if (error) return <ErrorPanel error={error} onRetry={retry} retrying={fetching} />;
  return hasNoServices && <NoServices />;
}

const NoServices = () => (
  <EmptyState
    title="Aún no tienes servicios guardados"
    action={<LinkButton to={MERCHANT_SELECTION_PAGE}>Pagar un servicio</LinkButton>}
  >
    Guarda la luz, el agua o el internet una vez, y aquí verás cuánto debes y hasta cuándo.
  </EmptyState>
);

function DueRows({ agenda: { bills, credits, debits }, today }: { agenda: Agenda; today: BankDate }) {
  const verb = isOpenDaily('bill-payments', bankNow()) ? 'Pagar' : 'Programar';
  const items = [
    ...credits.due.map((payment) => ({
      mark: creditMark(payment),
      row: <CreditDueRow payment={payment} today={today} />,
    })),
    ...bills.due.map((due) => ({
      mark: billMark(due, today),
      row: <DueRow due={due} today={today} verb={verb} charger={debits.chargerOf(due)} />,
    })),
    ...debits.due.map((due) => ({ mark: debitMark(due), row: <DebitDueRow due={due} /> })),
  ].toSorted((a, b) => byDay(a.mark, b.mark));
  return (
    <Card.Root overflow="hidden" {...tableContainer}>
      <Fortnight marks={items.map(({ mark }) => mark)} today={today} />
      <PagedRows
        rows={[
          ...items.map(({ mark, row }) => <Fragment key={mark.key}>{row}</Fragment>),
          ...bills.failed.map(({ payee, retry }) => (
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

/** Sorts overdue payments first, then by day. */
const byDay = (a: Mark, b: Mark): number =>
  Number(b.status === 'late') - Number(a.status === 'late') || a.day.localeCompare(b.day);

const List = chakra('ul', { base: { listStyle: 'none' } });
