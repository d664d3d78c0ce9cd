import { queryOptions, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Column } from '#web/components/Column.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { readTexts } from '#web/components/errors/texts.ts';
import { Loading } from '#web/components/Loading.tsx';
import { PageHeading } from '#web/components/PageHeading.tsx';
import { receiptKey, wasJustDone } from './address';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptCard } from './ReceiptCard';
import type { ReceiptView } from './view';

type ReceiptPageProps<Receipt> = {
  base: string;
  receipt: {
    /** Null if the bank has no such endpoint. */
    load: (key: string) => Promise<Receipt | null>;
    pdf: (key: string) => string | null;
    view: (receipt: Receipt) => ReceiptView;
  };
  /** Link to a new form. A URL without a receipt redirects there. */
  again: { to: string; label: string };
};

const receiptQuery = <Receipt,>(base: string, key: string, load: (key: string) => Promise<Receipt | null>) =>
  queryOptions({
    queryKey: receiptKey(base, key),
    // If the bank cannot return the receipt, keep the one from the submission.
    queryFn: async ({ client, queryKey }) =>
      (await load(key)) ?? client.getQueryData<Receipt>(queryKey) ?? null,
    enabled: key !== '',
  });

/** A reload shows the receipt again and sends nothing. */
export function ReceiptPage<Receipt>({
  base,
  receipt: { load, pdf, view },
  again,
}: ReceiptPageProps<Receipt>) {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const { state } = useLocation();
  const receipt = useQuery(receiptQuery(base, key, load));

  if (key === '' || receipt.data === null) return <Navigate to={again.to} replace />;
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
  const receiptView = view(receipt.data);
  return (
    <Column>
      <ReceiptCard view={receiptView} showsBalance={wasJustDone(state)} />
      <ReceiptActions view={receiptView} pdf={pdf(key)} again={again} />
      {receiptView.offer}
    </Column>
  );
}
