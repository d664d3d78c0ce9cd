import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { readTexts } from '../errors/texts';
import { receiptKey } from '../receipt/address';
import { ReceiptActions } from '../receipt/ReceiptActions';
import { ReceiptCard } from '../receipt/ReceiptCard';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { Column } from './FlowFrame';
import type { Flow, FlowTypes } from './flow';

/** What was done, at an address of its own: a reload shows it again, and sends nothing. */
export function ReceiptPage<T extends FlowTypes>({ flow }: { flow: Flow<T> }) {
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const key = query.get('key') ?? '';
  const queryKey = receiptKey(flow.base, key);
  const receipt = useQuery({
    queryKey,
    // Where the bank cannot be asked for it, the receipt stays as it was answered.
    queryFn: async () =>
      (await flow.receipt.load(key)) ?? queries.getQueryData<T['receipt']>(queryKey) ?? null,
    enabled: key !== '',
  });

  if (key === '' || receipt.data === null) return <Navigate to={flow.base} replace />;
  if (receipt.data === undefined) {
    return (
      <Column>
        <PageHeading>Comprobante</PageHeading>
        {receipt.isError ? (
          <ErrorPanel
            title={readTexts(receipt.error).heading}
            message={readTexts(receipt.error).message}
            error={receipt.error}
            onRetry={() => receipt.refetch()}
            retrying={receipt.isFetching}
          />
        ) : (
          <Loading />
        )}
      </Column>
    );
  }
  const view = flow.receipt.view(receipt.data);
  return (
    <Column>
      <ReceiptCard view={view} />
      <ReceiptActions
        view={view}
        pdf={flow.receipt.pdf(key)}
        again={{ to: flow.base, label: flow.receipt.again }}
      />
    </Column>
  );
}
