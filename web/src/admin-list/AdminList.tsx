import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Loading } from '../ui/Loading';
import { Section } from '../ui/Section';
import { Skeleton } from '../ui/Skeleton';
import { Done } from './Done';
import { type CreateLink, ListRows } from './ListRows';

/** What is read of the bank: a query of TanStack's has all of it. */
export type ListQuery<Row> = {
  data: readonly Row[] | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Ends a dialog: with what was done, which is then said over the list, or without. */
export type CloseDialog = (done?: string) => void;

type AdminListProps<Row, Kind extends string> = Omit<
  ComponentProps<typeof ListRows<Row>>,
  'rows' | 'children'
> & {
  title: string;
  query: ListQuery<Row>;
  /** In the place of the list while there is nothing in it. */
  empty: { icon: LucideIcon; title: string; text: string };
  /** A ListRow; `open` opens a dialog about it. */
  row: (row: Row, open: (kind: Kind) => void) => ReactNode;
  /** The dialog of a kind. It may be lazy: nothing is shown until it came. */
  dialog: (kind: Kind, row: Row, close: CloseDialog) => ReactNode;
};

/** A list that the customer administers: read, found, opened, changed. The place in it is in the address. */
export function AdminList<Row, Kind extends string>({
  title,
  query,
  empty,
  row,
  dialog,
  ...list
}: AdminListProps<Row, Kind>) {
  const [opened, setOpened] = useState<{ kind: Kind; row: Row }>();
  const [done, setDone] = useState('');
  const close: CloseDialog = (what = '') => {
    setOpened(undefined);
    setDone(what);
  };
  const { data } = query;
  return (
    <Section title={title}>
      <Done>{done}</Done>
      {data === undefined ? (
        <Unread query={query} />
      ) : data.length === 0 ? (
        <Empty {...empty} creates={list.creates} />
      ) : (
        <ListRows {...list} rows={data}>
          {(each) => row(each, (kind) => setOpened({ kind, row: each }))}
        </ListRows>
      )}
      <Suspense fallback={null}>{opened && dialog(opened.kind, opened.row, close)}</Suspense>
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

type EmptyProps = { icon: LucideIcon; title: string; text: string; creates: readonly CreateLink[] };

const Empty = ({ icon, title, text, creates }: EmptyProps) => (
  <EmptyState
    icon={icon}
    title={title}
    action={creates.map(({ to, label }, index) => (
      <LinkButton key={to} to={to} size="sm" look={index === 0 ? 'solid' : 'line'}>
        {label}
      </LinkButton>
    ))}
  >
    {text}
  </EmptyState>
);
