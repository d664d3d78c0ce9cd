import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import { isOpenDaily, showHours } from '#contract/shared/hours';
import { bankNow } from '../../../api/bank-clock';
import { ErrorPanel } from '../../../errors/ErrorPanel';
import { CompanyMark } from '../../../marks/CompanyMark';
import { MERCHANT_SELECTION_PAGE } from '../../../payee-book/addresses';
import type { DueBills } from '../../../payee-book/due-bills';
import { numberEnding } from '../../../payee-book/payee-words';
import { Button, LinkButton } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DrawnRows } from '../../../ui/DrawnRows';
import { EmptyState } from '../../../ui/EmptyState';
import { RowsLoading } from '../../../ui/RowsLoading';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { tableRoom } from '../../../ui/table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { DueRow, Foot, Row } from './DueRow';
import { Fortnight } from './Fortnight';

/** What is owed in the days to come, and what could not be asked; nothing where nothing is. */
export function DueList({ bills, today }: { bills: DueBills; today: BankDate }) {
  const { due, failed, none, pending, error, retry } = bills;
  if (error) return <ErrorPanel error={error} onRetry={retry} />;
  if (none) return <NoServices />;
  if (!pending && due.length === 0 && failed.length === 0) return null;
  return (
    <Section
      title="Lo que vence"
      aside={
        <Text size="sm" tone="muted">{`Servicios: todos los días de ${showHours('bill-payments')}`}</Text>
      }
    >
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
    <Card overflow="hidden" {...tableRoom}>
      <Fortnight due={due} today={today} />
      <DrawnRows
        rows={[
          ...due.map((owed) => <DueRow key={owed.bill.key} due={owed} today={today} verb={verb} />),
          ...failed.map(({ payee, retry }) => (
            <Row key={payee.key}>
              <CompanyMark name={payee.merchantName} />
              <div>
                <b translate="no">{payee.nickname}</b>
                <small>
                  <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
                </small>
                <small>No pudimos consultar tu recibo.</small>
              </div>
              <Foot>
                <Button look="ghost" size="sm" onClick={retry}>
                  Reintentar <VisuallyHidden>{payee.nickname}</VisuallyHidden>
                </Button>
              </Foot>
            </Row>
          )),
        ]}
        end="Ya viste todos."
      >
        {(rows) => <List>{rows}</List>}
      </DrawnRows>
    </Card>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
