import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import type { FieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import type { ShortcutsProps } from './Shortcuts';

export type HistoryEntry = { key: string; effectiveDate: BankDate };

export type EntryAction<Kind extends string> = { kind: Kind; label: string };

export type EntryView<Kind extends string> = {
  avatar?: ReactNode;
  name: string;
  receiptUrl: string;
  /** 'De Nómina'. */
  from?: string;
  /** Owner, or failure reason. */
  about?: string;
  detail?: string | undefined;
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  amount: Money;
  pdf: string;
  /** 'CEP'. */
  proof?: { href: string; label: string } | undefined;
  actions: readonly EntryAction<Kind>[];
  retryUrl?: string | undefined;
};

/** An unset filter is ''. */
export type HistoryFilterSource<Filters extends TextDraft> = {
  /** Invalid values become ''. */
  read: (searchParams: URLSearchParams) => Filters;
  check: (filters: Filters) => FieldErrors<Filters>;
  Fields: ComponentType<{ form: DraftForm<Filters> }>;
};

/** Section above the filters; filters by day and status do not apply to it. */
export type Overview<Entry> = {
  /** Sorted by date, the next one first. */
  scheduled: readonly Entry[];
  recentEntries: readonly Entry[];
};

type OverviewSource<Entry, Filters> = {
  queryKey: (filters: Filters) => QueryKey;
  load: (filters: Filters) => Promise<Overview<Entry>>;
  Head: ComponentType<{ recentEntries: readonly Entry[] }>;
  /** True if the filters select scheduled entries: then the list shows them too. */
  selectsScheduled: (filters: Filters) => boolean;
};

type Page<Entry> = { data: Entry[]; cursor?: string | number | undefined };

export type HistorySource<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string> = {
  title: string;
  startLink: { to: string; label: string };
  filters: HistoryFilterSource<Filters>;
  Shortcuts?: ComponentType<ShortcutsProps<Filters>>;
  queryKey: (filters: Filters) => QueryKey;
  pageSize: number;
  /** True if the first page has all entries. The screen still shows them in pages. */
  returnsAllEntries?: boolean;
  page: (filters: Filters, cursor: string) => Promise<Page<Entry>>;
  view: (entry: Entry) => EntryView<Kind>;
  isScheduled: (entry: Entry) => boolean;
  /** Without an overview, scheduled entries are the first section of the list. */
  overview?: OverviewSource<Entry, Filters>;
  /** Label of the monthly total, and the rows that count. */
  months?: { label: string; counts: (entry: Entry) => boolean };
  /** Dialog of an action; `message` is shown above the list. */
  dialog: (kind: Kind, entry: Entry, close: (message?: string) => void) => ReactNode;
  labels: {
    columns: { name: string; detail: string };
    /** Section headings: 'Programadas', 'Realizadas'. */
    parts: { scheduled: string; past: string };
    /** 'la transferencia', after 'Cancelar'. */
    entryName: string;
    /** 'de la transferencia', before ' del 07 dic 2026'. */
    ofEntry: string;
    counted: readonly [singular: string, plural: string];
    end: string;
    noMatch: string;
    empty: { title: string; text: string; action: string };
  };
};
