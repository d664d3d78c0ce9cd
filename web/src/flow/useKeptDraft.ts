import { useEffect, useEffectEvent } from 'react';
import type { TextDraft } from '../forms/draft';
import { keepDraft } from './drafts';

/** Keeps what was typed when its page is left: Back, or a way to what the form needs, leads to it again. */
export function useKeptDraft(base: string, read: () => TextDraft): void {
  const keep = useEffectEvent(() => keepDraft(base, read()));
  useEffect(() => () => keep(), []);
}
