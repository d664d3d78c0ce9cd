import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { BankDate } from '#contract/domain/dates';
import type { Money } from '#contract/domain/money';
import type { FieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import type { DraftForm } from '#web/components/forms/useDraft.ts';

/** What every product's history has of a row; the rest is the product's. */
export type HistoryEntry = { key: string; effectiveDate: BankDate };

/** Something that can be done with a row, in a dialog: to cancel it, to modify it. */
export type EntryAction<Kind extends string> = { kind: Kind; label: string };

/** What a row shows. */
export type EntryView<Kind extends string> = {
  /** Beside the name, where there is room: what it is known by at a glance. */
  mark?: ReactNode;
  /** Who got it, which leads to the receipt. */
  name: string;
  receiptUrl: string;
  /** Under the name, where there is room: 'De Nómina'. */
  from?: string;
  /** Under the name, on a phone too: whose it is, or why it was not made. */
  about?: string;
  /** What it was for: a concept, a reference. */
  detail?: string | undefined;
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  amount: Money;
  /** Where the receipt's PDF is. */
  pdf: string;
  /** Proof that somebody else keeps: 'CEP'. */
  proof?: { href: string; label: string } | undefined;
  actions: readonly EntryAction<Kind>[];
  /** Where what was not made is tried again. */
  again?: string | undefined;
};

/** What narrows a history, as the form and the address hold it; '' is any. */
export type HistoryFilterSource<Filters extends TextDraft> = {
  /** The filters of an address; what means nothing is ''. */
  read: (address: URLSearchParams) => Filters;
  check: (filters: Filters) => FieldErrors<Filters>;
  Fields: ComponentType<{ form: DraftForm<Filters> }>;
};

/** What a history says before its filters: those of the day and the status do not narrow it. */
export type Overview<Entry> = {
  /** All that is to be made, the next one first. */
  scheduled: readonly Entry[];
  /** What was made lately. */
  lately: readonly Entry[];
};

type OverviewSource<Entry, Filters> = {
  queryKey: (filters: Filters) => QueryKey;
  load: (filters: Filters) => Promise<Overview<Entry>>;
  /** Above everything: what the latest come to. */
  Head: ComponentType<{ lately: readonly Entry[] }>;
  /** Whether filters ask for what is to be made: then the list has it, too. */
  isAsked: (filters: Filters) => boolean;
};

type Page<Entry> = { data: Entry[]; cursor?: string | number | undefined };

/** What differs between the history of one product and the next. */
export type HistorySource<Entry extends HistoryEntry, Filters extends TextDraft, Kind extends string> = {
  title: string;
  /** Where one more begins. */
  begin: { to: string; label: string };
  filters: HistoryFilterSource<Filters>;
  queryKey: (filters: Filters) => QueryKey;
  pageSize: number;
  /** Whether the bank answers all of them at once; they are drawn a page at a time all the same. */
  isAnsweredWhole?: boolean;
  page: (filters: Filters, cursor: string) => Promise<Page<Entry>>;
  view: (entry: Entry) => EntryView<Kind>;
  /** Whether it is still to be made: such entries stand apart, the next one first. */
  isScheduled: (entry: Entry) => boolean;
  /** Without one, what is to be made stands on top of the list, as far as the filters let it through. */
  overview?: OverviewSource<Entry, Filters>;
  /** Where the list is cut into months: which rows count towards what their month comes to, and what that is called. */
  months?: { label: string; counts: (entry: Entry) => boolean };
  /** The dialog of an action; it closes with what was done, or without. */
  dialog: (kind: Kind, entry: Entry, close: (done?: string) => void) => ReactNode;
  words: {
    /** The headings of the columns with who got it and what for. */
    columns: { name: string; detail: string };
    /** Over what is to be made and what was: 'Programadas', 'Realizadas'. */
    parts: { scheduled: string; past: string };
    /** 'la transferencia', after 'Cancelar'. */
    one: string;
    /** 'de la transferencia', before ' del 07 dic 2026' in the names of buttons. */
    of: string;
    /** 'transferencia', 'transferencias' */
    counted: readonly [one: string, many: string];
    /** 'Ya viste todas tus transferencias.' */
    end: string;
    /** 'Ninguna transferencia coincide' */
    noMatch: string;
    empty: { title: string; text: string; action: string };
  };
};
