import type { TextDraft } from '../components/forms/draft';
import { appState, updateSlice } from '../lib/app-state/app-state';

/** In memory only: a reload or sign-out clears them. */
const savedDrafts = () => appState.getState().drafts.byAddress;

/** `search` is the query that prefilled the form. */
export const saveDraft = (base: string, search: string, draft: TextDraft): void =>
  updateSlice('drafts', { byAddress: new Map([...savedDrafts(), [base, { search, draft }]]) });
export const discardDraft = (base: string): void =>
  updateSlice('drafts', { byAddress: new Map([...savedDrafts()].filter(([address]) => address !== base)) });

export const changesIn = (draft: TextDraft, reference: TextDraft): TextDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== reference[name]));

/** Also true for the URLs of steps, which have no query. */
export const mayRestoreDraft = (base: string, search: string): boolean =>
  search === '' || savedDrafts().get(base)?.search === search;

/** Returns the draft with the saved values, except in fields that differ from `reference`: the URL prefilled them. */
export const withSaved = <Draft extends TextDraft>(base: string, draft: Draft, reference: Draft): Draft => ({
  ...draft,
  ...savedDrafts().get(base)?.draft,
  ...changesIn(draft, reference),
});

export const isSameDraft = (a: TextDraft, b: TextDraft): boolean => Object.keys(changesIn(a, b)).length === 0;
