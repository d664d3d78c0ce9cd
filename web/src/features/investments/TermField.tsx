import type { UseQueryResult } from '@tanstack/react-query';
import { showMoney } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { formatDate } from '../../format/dates';
import type { FieldBinding } from '../../forms/draft';
import { describedByError, FieldError, FieldGroup, Hint } from '../../forms/Field';
import { LiveHints } from '../../forms/LiveHints';
import { Loading } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { longDate } from './calendar';
import type { Offer } from './offers';
import { chosenOf } from './order';
import { TermTable } from './TermTable';

type TermFieldProps = FieldBinding & {
  rates: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  offers: readonly Offer[];
};

/** For how long: every term that is offered with what it brings, or what stands in the place of the rates. */
export function TermField({ rates, offers, ...field }: TermFieldProps) {
  const { id, ref, value, error } = field;
  const chosen = chosenOf({ term: value }, offers);
  const hasGat = offers.some(({ gatNominal }) => gatNominal !== undefined);
  return (
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
            <Loading label="Consultando tasas..." />
            <Skeleton height="420px" borderRadius="control" />
          </>
        )
      ) : (
        <TermTable field={field} offers={offers} />
      )}
      <FieldError id={id} error={error} />
      {chosen?.outcome && (
        <Hint>
          <LiveHints
            hints={[
              {
                text: `Recibes ${showMoney(chosen.outcome.receives, 'MXN')} en total hasta el ${longDate(chosen.maturityDate)}`,
              },
            ]}
          />
        </Hint>
      )}
      {hasGat && (
        <Hint>
          GAT nominal y real antes de impuestos, calculadas al {formatDate(bankToday())}. La real es lo que
          ganas o pierdes frente a la inflación.
        </Hint>
      )}
    </FieldGroup>
  );
}
