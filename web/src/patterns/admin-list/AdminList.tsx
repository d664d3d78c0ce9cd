import { Skeleton } from '@chakra-ui/react/skeleton';
import type { QueryKey } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Section } from '#web/components/Section.tsx';
import { ListNotice } from './ListNotice';
import { ListRow } from './ListRow';
import { type CreateLink, ListRows } from './ListRows';
import type { CloseDialog, RowDialog, RowView } from './row';

export type ListQuery<Row> = {
  data: readonly Row[] | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type AdminListProps<Row> = Omit<ComponentProps<typeof ListRows<Row>>, 'rows' | 'done' | 'children'> & {
  title: string;
  query: ListQuery<Row>;
  /** Key of `query`. */
  queryKey: QueryKey;
  empty: { title: string; text: string };
  row: (row: Row) => RowView;
  dialogs: readonly RowDialog<Row>[];
};

/** The state of the list is in the address. */
export function AdminList<Row extends { key: string }>({
  title,
  query,
  queryKey,
  empty,
  row,
  dialogs,
  ...list
}: AdminListProps<Row>) {
  const [opened, setOpened] = useState<{ Dialog: RowDialog<Row>['Dialog']; row: Row }>();
  const [done, setDone] = useState({ message: '' });
  const close: CloseDialog = (what = '') => {
    setOpened(undefined);
    setDone({ message: what });
  };
  const { data } = query;
  return (
    <Section title={title}>
      <ListNotice>{done.message}</ListNotice>
      <BrokenRowsNote list={queryKey} counted={['registro', 'registros']} />
      {data === undefined ? (
        <Unread query={query} />
      ) : data.length === 0 ? (
        <Empty {...empty} creates={list.creates} />
      ) : (
        <ListRows {...list} rows={data} done={done}>
          {(each) => (
            <ListRow
              key={each.key}
              view={row(each)}
              dialogs={dialogs}
              open={({ Dialog }) => setOpened({ Dialog, row: each })}
            />
          )}
        </ListRows>
      )}
      <Suspense fallback={null}>{opened && <opened.Dialog row={opened.row} close={close} />}</Suspense>
    </Section>
  );
}

const Unread = ({ query }: { query: ListQuery<unknown> }) =>
  query.isError ? (
    <ErrorPanel error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
  ) : (
    <>
      <Loading />
      <Skeleton height="380px" borderRadius="card" />
    </>
  );

type EmptyProps = { title: string; text: string; creates: readonly CreateLink[] };

const Empty = ({ title, text, creates }: EmptyProps) => (
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
