import { Box } from '@chakra-ui/react/box';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#web/components/Button.tsx';
import type { TextDraft } from '#web/components/forms/draft.ts';
import { Note } from '#web/components/Note.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { addressOf } from './filters';
import { HistoryBody } from './HistoryBody';
import { HistoryRow } from './HistoryRow';
import type { HistoryEntry, HistorySource } from './source';

type HistoryPageProps<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string> = {
  source: HistorySource<Entry, Filters, Kind>;
  /** True while the shortcuts are not known. */
  isPending?: boolean;
};

/** The filters are in the address. */
export function HistoryPage<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>({
  source,
  isPending = false,
}: HistoryPageProps<Entry, Filters, Kind>) {
  const { title, begin, words } = source;
  const [address, setAddress] = useSearchParams();
  const filters = source.filters.read(address);
  const apply = (applied: Filters) => {
    setAddress(addressOf(applied));
    // The pressed button disappears: the filters are remounted, closed on phones.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const [opened, setOpened] = useState<{ kind: Kind; entry: Entry }>();
  const [done, setDone] = useState<{ key: string; what: string }>();
  const close = (what?: string) => {
    setOpened(undefined);
    if (opened && what !== undefined) setDone({ key: opened.entry.key, what });
  };
  const row = (entry: Entry) => (
    <HistoryRow
      key={entry.key}
      date={entry.effectiveDate}
      view={source.view(entry)}
      words={words}
      onAction={(kind) => setOpened({ kind, entry })}
    />
  );
  return (
    <>
      <PageHead
        title={title}
        action={
          <LinkButton size="sm" to={begin.to}>
            {begin.label}
          </LinkButton>
        }
      />
      {done !== undefined && <Done key={done.key}>{done.what}</Done>}
      <HistoryBody source={source} isPending={isPending} filters={filters} onApply={apply} row={row} />
      <Suspense fallback={null}>{opened && source.dialog(opened.kind, opened.entry, close)}</Suspense>
    </>
  );
}

/** Takes the focus that was lost with the row's button. */
function Done({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <Box mt="4" ref={place} tabIndex={-1}>
      <Note role="status">{children}</Note>
    </Box>
  );
}
