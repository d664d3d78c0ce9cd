import { useEffect, useEffectEvent } from 'react';
import type { TextDraft } from '../components/forms/draft';
import type { DraftForm } from '../components/forms/useDraft';
import { changesIn } from './drafts';

/** Changed values by input index, submitted or not. */
export type Changes = TextDraft[];

export function useSavedDraft(
  keepDraft: (draft: TextDraft) => void,
  { initial, read }: DraftForm<TextDraft>,
  changes: Changes,
  index: number,
): void {
  const keep = useEffectEvent(() => {
    const typed = read();
    const own = changesIn(typed, initial);
    // The latest change of a field wins, on any page.
    changes.forEach((there, page) => {
      changes[page] = Object.fromEntries(Object.entries(there).filter(([name]) => !(name in own)));
    });
    changes[index] = { ...changes[index], ...own };
    keepDraft(Object.assign(typed, ...changes));
  });
  useEffect(() => () => keep(), []);
}
