import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { hasSavedDraft, withSaved } from './drafts';
import type { Flow, FlowTypes } from './flow';
import { isResumed } from './submission/return-to';

/** `blank` is what the address fills in; `draft` also has what was typed before, where the customer came back. */
export type StartedDraft<T extends FlowTypes> = { search: string; blank: T['draft']; draft: T['draft'] };

/** Returns the first draft of an operation. The customer may have come back by Back, or from a page that the form needed. */
export function useStartedDraft<T extends FlowTypes>(
  { base, defaults }: Pick<Flow<T>, 'base' | 'defaults'>,
  setup: T['setup'],
): StartedDraft<T> {
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [begun] = useState(() => {
    const blank: T['draft'] = defaults(setup, query);
    if (!isResumed(state) && !(isBack && hasSavedDraft(base, search))) return { search, blank, draft: blank };
    // The address may fill in what the other page was opened for.
    const since: T['draft'] = isBack ? blank : defaults(setup, new URLSearchParams());
    return { search, blank, draft: withSaved(base, blank, since) };
  });
  return begun;
}
