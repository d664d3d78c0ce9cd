import type { TextDraft } from '../forms/draft';

/** What was typed in flows that were left, by their address. In memory alone: a reload or the session's end clears it. */
const kept = new Map<string, TextDraft>();

export const keepDraft = (base: string, draft: TextDraft): void => void kept.set(base, draft);
export const dropDraft = (base: string): void => void kept.delete(base);

/** `draft` with what was typed; fields for which `stays` is true are left as they are. */
export const withKept = <Draft extends TextDraft>(
  base: string,
  draft: Draft,
  stays: (name: string) => boolean = () => false,
): Draft => ({
  ...draft,
  ...Object.fromEntries(Object.entries(kept.get(base) ?? {}).filter(([name]) => !stays(name))),
});

export const isSameDraft = (a: TextDraft, b: TextDraft): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value);
