import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCentavos } from '#contract/domain/money';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup, Hint } from '#web/components/forms/Field.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { Offer } from './offers';
import { selectedOfferOf } from './order';
import { TermsLoading } from './TermsLoading';
import { TermTable } from './TermTable';
import { TableContainer } from './term-table.styles';

type TermFieldProps = FieldBinding & {
  rates: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  offers: readonly Offer[];
};

/** Terms with their returns, or the loading or error state of the rates. */
export function TermField({ rates, offers, ...field }: TermFieldProps) {
  const { id, ref, value, error } = field;
  const selectedOffer = selectedOfferOf({ term: value }, offers);
  const hasGat = offers.some(({ gatNominal }) => gatNominal !== undefined);
  return (
    <TableContainer>
      <FieldGroup
        label="¿Por cuánto tiempo?"
        ref={offers.length === 0 ? ref : undefined}
        tabIndex={-1}
        outline="none"
        aria-describedby={describedByError({ id, error })}
      >
        {rates.data === undefined ? (
          rates.error ? (
            <ErrorPanel
              title="No pudimos consultar las tasas"
              message="Lo que escribiste sigue aquí."
              error={rates.error}
              onRetry={() => void rates.refetch()}
              retrying={rates.isFetching}
            />
          ) : (
            <>
              <VisuallyHidden>
                <Loading label="Consultando tasas..." />
              </VisuallyHidden>
              <TermsLoading />
            </>
          )
        ) : (
          <TermTable field={field} offers={offers} />
        )}
        <FieldError id={id} error={error} />
        {/* For screen readers only; the visible figures are in the row, the side panel and the bar. */}
        <VisuallyHidden as="div">
          {selectedOffer && <LiveHints hints={[{ text: announcementOf(selectedOffer) }]} />}
        </VisuallyHidden>
        {hasGat && (
          <Hint>
            {`GAT nominal y real antes de impuestos, calculadas al ${formatDate(bankToday())}. La real es lo que ganas o pierdes frente a la inflación.`}
          </Hint>
        )}
      </FieldGroup>
    </TableContainer>
  );
}

/** Returns the announcement of the selected term's return. */
function announcementOf({ outcome, maturityDate }: Offer): string {
  if (!outcome) return '';
  const receives = `Recibes ${formatCentavos(outcome.receives, 'MXN')}`;
  return outcome.payments.length > 1
    ? `${receives} en total hasta el ${formatWeekday(maturityDate)}`
    : `${receives} el ${formatWeekday(maturityDate)}`;
}
