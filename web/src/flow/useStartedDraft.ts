import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { mayRestoreDraft, withSaved } from './drafts';
import type { Flow, FlowTypes } from './flow';
import { isResumed } from './submission/return-to';

/** `blankDraft` has the values of the URL; `draft` also the restored input. */
export type StartedDraft<T extends FlowTypes> = { search: string; blankDraft: T['draft']; draft: T['draft'] };

/** Returns the first draft. Restores the saved one after Back, or after a prerequisite page. */
export function useStartedDraft<T extends FlowTypes>(
  { base, defaults }: Pick<Flow<T>, 'base' | 'defaults'>,
  setup: T['setup'],
): StartedDraft<T> {
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [startedDraft] = useState(() => {
    const blankDraft: T['draft'] = defaults(setup, query);
    if (!isResumed(state) && !(isBack && mayRestoreDraft(base, search)))
      return { search, blankDraft, draft: blankDraft };
    // The URL may prefill the result of the prerequisite page.
    const reference: T['draft'] = isBack ? blankDraft : defaults(setup, new URLSearchParams());
    return { search, blankDraft, draft: withSaved(base, blankDraft, reference) };
  });
  return startedDraft;
}
