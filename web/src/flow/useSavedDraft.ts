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
  const save = useEffectEvent(() => {
    const draft = read();
    const edits = changesIn(draft, initial);
    // The latest change of a field wins, on any page.
    changes.forEach((pageChanges, page) => {
      changes[page] = Object.fromEntries(Object.entries(pageChanges).filter(([name]) => !(name in edits)));
    });
    changes[index] = { ...changes[index], ...edits };
    keepDraft(Object.assign(draft, ...changes));
  });
  useEffect(() => () => save(), []);
}
