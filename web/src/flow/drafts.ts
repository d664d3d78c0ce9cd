import type { TextDraft } from '../components/forms/draft';
import { appState, updateSlice } from '../lib/app-state/app-state';

/** Drafts of flows that were left, by base address. They are only in memory: a reload or the end of the session clears them. */
const kept = () => appState.getState().drafts.byAddress;

/** `search` is the query that filled the form in when it began. */
export const saveDraft = (base: string, search: string, draft: TextDraft): void =>
  updateSlice('drafts', { byAddress: new Map([...kept(), [base, { search, draft }]]) });
export const discardDraft = (base: string): void =>
  updateSlice('drafts', { byAddress: new Map([...kept()].filter(([address]) => address !== base)) });

/** What a draft has that another one has not. */
export const changesIn = (draft: TextDraft, since: TextDraft): TextDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== since[name]));

/** Tells whether the kept draft belongs to an address with this query. Steps have no query. */
export const hasSavedDraft = (base: string, search: string): boolean =>
  search === '' || kept().get(base)?.search === search;

/** Returns `draft` with what was typed; fields that differ from `since` stay. */
export const withSaved = <Draft extends TextDraft>(base: string, draft: Draft, since: Draft): Draft => ({
  ...draft,
  ...kept().get(base)?.draft,
  ...changesIn(draft, since),
});

export const isSameDraft = (a: TextDraft, b: TextDraft): boolean => Object.keys(changesIn(a, b)).length === 0;
