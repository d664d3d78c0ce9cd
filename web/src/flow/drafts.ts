import { appState, updateSlice } from '../app-state/app-state';
import type { TextDraft } from '../forms/draft';

/** What was typed in flows that were left, by their address. In memory alone: a reload or the session's end clears it. */
const kept = () => appState.getState().drafts.byAddress;

export const keepDraft = (base: string, draft: TextDraft): void =>
  updateSlice('drafts', { byAddress: new Map([...kept(), [base, draft]]) });
export const dropDraft = (base: string): void =>
  updateSlice('drafts', { byAddress: new Map([...kept()].filter(([address]) => address !== base)) });

/** What a draft has that another one has not. */
export const changesIn = (draft: TextDraft, since: TextDraft): TextDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== since[name]));

/** `draft` with what was typed; where it is not as `since` it stays. */
export const withKept = <Draft extends TextDraft>(base: string, draft: Draft, since: Draft): Draft => ({
  ...draft,
  ...kept().get(base),
  ...changesIn(draft, since),
});

export const isSameDraft = (a: TextDraft, b: TextDraft): boolean => Object.keys(changesIn(a, b)).length === 0;
