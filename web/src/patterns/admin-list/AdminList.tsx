import { Skeleton } from '@chakra-ui/react/skeleton';
import type { QueryKey } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Section } from '#web/components/Section.tsx';
import { useLinkTarget } from '#web/components/useLinkTarget.ts';
import { ListNotice } from './ListNotice';
import { ListRow } from './ListRow';
import { type CreateLink, ListRows } from './ListRows';
import type { CloseDialog, RowDialog, RowView } from './row';

/** Hash of an address that opens its page at the list. */
export const LIST_HASH = '#lista';

export type ListQuery<Row> = {
  data: readonly Row[] | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type AdminListProps<Row> = Omit<ComponentProps<typeof ListRows<Row>>, 'rows' | 'result' | 'children'> & {
  title: string;
  query: ListQuery<Row>;
  /** Key of `query`. */
  queryKey: QueryKey;
  empty: { title: string; text: string };
  row: (row: Row) => RowView;
  dialogs: readonly RowDialog<Row>[];
};

/** Keeps the state of the list in the URL. */
export function AdminList<Row extends { key: string }>({
  title,
  query,
  queryKey,
  empty,
  row,
  dialogs,
  ...list
}: AdminListProps<Row>) {
  const [activeDialog, setActiveDialog] = useState<{ Dialog: RowDialog<Row>['Dialog']; row: Row }>();
  const [result, setResult] = useState({ message: '' });
  const close: CloseDialog = (message = '') => {
    setActiveDialog(undefined);
    setResult({ message });
  };
  const { target } = useLinkTarget<HTMLElement>(LIST_HASH, 'start');
  const { data } = query;
  return (
    <Section title={title} target={target}>
      <ListNotice>{result.message}</ListNotice>
      <BrokenRowsNote list={queryKey} counted={['registro', 'registros']} />
      {data === undefined ? (
        <ListPlaceholder query={query} />
      ) : data.length === 0 ? (
        <EmptyList {...empty} creates={list.creates} />
      ) : (
        <ListRows {...list} rows={data} result={result}>
          {(each) => (
            <ListRow
              key={each.key}
              view={row(each)}
              dialogs={dialogs}
              openDialog={({ Dialog }) => setActiveDialog({ Dialog, row: each })}
            />
          )}
        </ListRows>
      )}
      <Suspense fallback={null}>
        {activeDialog && <activeDialog.Dialog row={activeDialog.row} close={close} />}
      </Suspense>
    </Section>
  );
}

const ListPlaceholder = ({ query }: { query: ListQuery<unknown> }) =>
  query.isError ? (
    <ErrorPanel error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
  ) : (
    <>
      <Loading />
      <Skeleton height="380px" borderRadius="card" />
    </>
  );

type EmptyProps = { title: string; text: string; creates: readonly CreateLink[] };

const EmptyList = ({ title, text, creates }: EmptyProps) => (
  <EmptyState
    title={title}
    action={creates.map(({ to, label }, index) => (
      <LinkButton key={to} to={to} size="sm" variant={index === 0 ? 'solid' : 'outline'}>
        {label}
      </LinkButton>
    ))}
  >
    {text}
  </EmptyState>
);
