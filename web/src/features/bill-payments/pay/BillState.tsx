import { Skeleton } from '@chakra-ui/react/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { noAnswerText } from '../shared/payees/payee-labels';

/** Loading, error or empty state of a payee's bills. */
export function BillState({ payee, bills }: { payee: Payee; bills: UseQueryResult<readonly Bill[]> }) {
  if (bills.isError) {
    return (
      <ErrorPanel
        title="No pudimos consultar tu recibo"
        message={noAnswerText(payee)}
        error={bills.error}
        onRetry={() => bills.refetch()}
        retrying={bills.isFetching}
      />
    );
  }
  if (bills.data === undefined) {
    return (
      <>
        <Loading label="Consultando tu recibo..." />
        <Skeleton height="220px" borderRadius="card" />
      </>
    );
  }
  return (
    <EmptyState bird="done" role="status" title="No debes nada">
      {`${payee.merchantName} no tiene recibos por cobrarte. Cuando llegue el siguiente, lo verás aquí.`}
    </EmptyState>
  );
}
