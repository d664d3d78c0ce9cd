import { startTransition, useEffect, useState } from 'react';
import type AllSections from './sections/sections';

type Loaded = typeof AllSections;

/** Cache of lazily imported code; it holds no customer data. */
let cached: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/** Fetches the code of the sections around the accounts; a failed attempt is repeated at the next call. */
function load(): Promise<Loaded> {
  loading ??= import('./sections/sections').then(
    ({ default: loaded }) => {
      cached = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Fetches the sections' code while the accounts are still on their way. */
export const preloadSections = (): void => void load().catch(() => {});

/**
 * Returns the sections around the accounts: nothing yet while their code is on its way, null if it cannot be fetched.
 * They render in a transition, so that a slow phone can be used meanwhile.
 */
export function useSections(): Partial<Loaded> | null {
  const [sections, setSections] = useState<Partial<Loaded> | null>(cached ?? {});
  useEffect(() => {
    if (cached) return;
    load().then(
      (loaded) => startTransition(() => setSections(loaded)),
      () => setSections(null),
    );
  }, []);
  return sections;
}
