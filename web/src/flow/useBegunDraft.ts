import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { isResumed } from '../operation/errand';
import { withKept } from './drafts';
import type { Flow, FlowTypes } from './flow';

/**
 * What an operation begins with: `blank` is what the address fills in, `draft` has what was typed before as well, where
 * the customer came back: by Back, or from an errand, of which the address may bring what it was for.
 */
export function useBegunDraft<T extends FlowTypes>(
  { base, defaults }: Pick<Flow<T>, 'base' | 'defaults'>,
  setup: T['setup'],
): { blank: T['draft']; draft: T['draft'] } {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [begun] = useState(() => {
    const blank: T['draft'] = defaults(setup, query);
    if (!isBack && !isResumed(state)) return { blank, draft: blank };
    const since: T['draft'] = isBack ? blank : defaults(setup, new URLSearchParams());
    return { blank, draft: withKept(base, blank, since) };
  });
  return begun;
}
