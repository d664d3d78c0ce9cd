import { queryOptions, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Column } from '#web/components/Column.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { readTexts } from '#web/components/errors/texts.ts';
import { Loading } from '#web/components/Loading.tsx';
import { PageHeading } from '#web/components/PageHeading.tsx';
import { delayUntil } from '#web/lib/api/bank-clock.ts';
import { receiptKey, wasJustDone } from './address';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptCard } from './ReceiptCard';
import type { ReceiptSource } from './view';

type ReceiptPageProps<Receipt> = {
  base: string;
  receipt: ReceiptSource<Receipt>;
  /** Link to a new form. A URL without a receipt redirects there. */
  repeatLink: { to: string; label: string };
};

const receiptQuery = <Receipt,>(base: string, key: string, { load, changesAt }: ReceiptSource<Receipt>) =>
  queryOptions({
    queryKey: receiptKey(base, key),
    // If the bank cannot return the receipt, keep the one from the submission.
    queryFn: async ({ client, queryKey }) =>
      (await load(key)) ?? client.getQueryData<Receipt>(queryKey) ?? null,
    enabled: key !== '',
    refetchInterval: ({ state: { data } }) => delayUntil(data ? changesAt?.(data) : undefined),
  });

/** A reload shows the receipt again and sends nothing. */
export function ReceiptPage<Receipt>({ base, receipt: source, repeatLink }: ReceiptPageProps<Receipt>) {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const { state } = useLocation();
  const receipt = useQuery(receiptQuery(base, key, source));

  if (key === '' || receipt.data === null) return <Navigate to={repeatLink.to} replace />;
  if (receipt.data === undefined) {
    return (
      <Column display="grid" gap="4">
        <PageHeading pending>Comprobante</PageHeading>
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
  const receiptView = source.view(receipt.data);
  return (
    <Column>
      <ReceiptCard view={receiptView} isJustDone={wasJustDone(state)} />
      <ReceiptActions view={receiptView} pdf={source.pdf(key)} repeatLink={repeatLink} />
      {receiptView.offer}
    </Column>
  );
}
