import { Box } from '@chakra-ui/react/box';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#web/components/Button.tsx';
import type { TextDraft } from '#web/components/forms/draft.ts';
import { Note } from '#web/components/Note.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { toSearchParams } from './filters';
import { HistoryBody } from './HistoryBody';
import { HistoryRow } from './HistoryRow';
import type { HistoryEntry, HistorySource } from './source';

type HistoryPageProps<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string> = {
  source: HistorySource<Entry, Filters, Kind>;
  /** True while the shortcuts are not known. */
  isPending?: boolean;
};

/** Keeps the filters in the URL. */
export function HistoryPage<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string>({
  source,
  isPending = false,
}: HistoryPageProps<Entry, Filters, Kind>) {
  const { title, startLink, labels } = source;
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = source.filters.read(searchParams);
  const apply = (newFilters: Filters) => {
    setSearchParams(toSearchParams(newFilters));
    // The pressed button disappears, because the filters are remounted.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const [activeAction, setActiveAction] = useState<{ kind: Kind; entry: Entry }>();
  const [notice, setNotice] = useState<{ key: string; message: string }>();
  const close = (message?: string) => {
    setActiveAction(undefined);
    if (activeAction && message !== undefined) setNotice({ key: activeAction.entry.key, message });
  };
  const row = (entry: Entry) => (
    <HistoryRow
      key={entry.key}
      date={entry.effectiveDate}
      view={source.view(entry)}
      labels={labels}
      onAction={(kind) => setActiveAction({ kind, entry })}
    />
  );
  return (
    <>
      <PageHead
        title={title}
        action={
          <LinkButton size="sm" to={startLink.to}>
            {startLink.label}
          </LinkButton>
        }
      />
      {notice !== undefined && <ActionNotice key={notice.key}>{notice.message}</ActionNotice>}
      <HistoryBody source={source} isPending={isPending} filters={filters} onApply={apply} row={row} />
      <Suspense fallback={null}>
        {activeAction && source.dialog(activeAction.kind, activeAction.entry, close)}
      </Suspense>
    </>
  );
}

/** Takes the focus that was lost with the row's button. */
function ActionNotice({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <Box mt="4" ref={box} tabIndex={-1}>
      <Note role="status">{children}</Note>
    </Box>
  );
}
