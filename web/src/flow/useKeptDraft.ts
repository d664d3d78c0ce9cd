import { useEffect, useEffectEvent } from 'react';
import type { TextDraft } from '../components/forms/draft';
import type { DraftForm } from '../components/forms/useDraft';
import { changesIn } from './drafts';

/** What was changed on each page of questions, by its index, whether or not it was sent on. */
export type Changes = TextDraft[];

/** Keeps what was typed when its page is left: Back, Forward, or a way to what the form needs, leads to it again. */
export function useSavedDraft(
  keepDraft: (draft: TextDraft) => void,
  { initial, read }: DraftForm<TextDraft>,
  changes: Changes,
  index: number,
): void {
  const keep = useEffectEvent(() => {
    const typed = read();
    const own = changesIn(typed, initial);
    // What is changed last counts, on whichever page it was typed before.
    changes.forEach((there, page) => {
      changes[page] = Object.fromEntries(Object.entries(there).filter(([name]) => !(name in own)));
    });
    changes[index] = { ...changes[index], ...own };
    keepDraft(Object.assign(typed, ...changes));
  });
  useEffect(() => () => keep(), []);
}
