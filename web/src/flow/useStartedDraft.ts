import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { hasSavedDraft, withSaved } from './drafts';
import type { Flow, FlowTypes } from './flow';
import { isResumed } from './submission/return-to';

/** `blank` has the values of the address; `draft` also the restored input. */
export type StartedDraft<T extends FlowTypes> = { search: string; blank: T['draft']; draft: T['draft'] };

/** The customer may have come back by Back or from a prerequisite page. */
export function useStartedDraft<T extends FlowTypes>(
  { base, defaults }: Pick<Flow<T>, 'base' | 'defaults'>,
  setup: T['setup'],
): StartedDraft<T> {
  const [query] = useSearchParams();
  const { search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [started] = useState(() => {
    const blank: T['draft'] = defaults(setup, query);
    if (!isResumed(state) && !(isBack && hasSavedDraft(base, search))) return { search, blank, draft: blank };
    // The address may prefill the result of the prerequisite page.
    const since: T['draft'] = isBack ? blank : defaults(setup, new URLSearchParams());
    return { search, blank, draft: withSaved(base, blank, since) };
  });
  return started;
}
