import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#contract/brand';
import type { BankDate } from '#contract/domain/dates';
import { type AccountStatement, STATEMENT_MONTHS } from '#contract/domain/statement';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import type { Kind } from './kinds';
import { StatementRows } from './StatementRows';
import { yearOf } from './years';

type StatementsProps = {
  kind: Kind;
  statements: readonly AccountStatement[];
  /** Only statements that end in this year are shown. */
  selectedYear: string | undefined;
  nextReadyDate: BankDate | undefined;
  onSelectYear: (year: string) => void;
};

/** Statements of a year, newest first, or an empty state. */
export function Statements({ kind, statements, selectedYear, nextReadyDate, onSelectYear }: StatementsProps) {
  const statementsOfYear = statements.filter((statement) => yearOf(statement) === selectedYear);
  const [newest] = statements;
  if (newest === undefined) {
    return (
      <EmptyState role="status" title={`Aún no hay ${kind.plural}`}>
        {nextReadyDate === undefined
          ? `Esta cuenta no tiene movimientos. ${kind.sentences.upcoming}`
          : kind.sentences.first(formatDate(nextReadyDate))}
      </EmptyState>
    );
  }
  return (
    <div>
      {statementsOfYear.length === 0 ? (
        <EmptyState
          role="status"
          title={`No hay ${kind.plural} de ${selectedYear}`}
          action={
            <Button variant="outline" size="sm" onClick={() => onSelectYear(yearOf(newest))}>
              {`Ver ${yearOf(newest)}`}
            </Button>
          }
        />
      ) : (
        <PagedRows rows={statementsOfYear} end={kind.sentences.end}>
          {(visibleStatements) => <StatementRows kind={kind} statements={visibleStatements} />}
        </PagedRows>
      )}
      <Text textStyle="body.sm" color="fg.muted" mt="4">
        <span>
          {`${nextReadyDate === undefined ? '' : `${kind.sentences.next(formatDate(nextReadyDate))} `}${kind.sentences.older(STATEMENT_MONTHS)}`}
        </span>{' '}
        <chakra.span whiteSpace="nowrap" htmlTranslate="no">
          {`${formatPhone(brand.phone)}.`}
        </chakra.span>
      </Text>
    </div>
  );
}
