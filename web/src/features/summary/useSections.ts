import { startTransition, useEffect, useState } from 'react';
import type AllSections from './sections/sections';

type Loaded = typeof AllSections;

/** Module cache of lazily imported code; it holds no customer data. */
let cached: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/** Loads the sections' chunk; a failed import is retried on the next call. */
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

/** Starts the import while the accounts are loading. */
export const preloadSections = (): void => void load().catch(() => {});

/** Empty while loading, null on failure. Set in a transition, to keep slow phones responsive. */
export function useSections(): Partial<Loaded> | null {
  const [sections, setSections] = useState<Partial<Loaded> | null>(cached ?? {});
  useEffect(() => {
    load().then(
      (loaded) => startTransition(() => setSections(loaded)),
      () => setSections(null),
    );
  }, []);
  return sections;
}
