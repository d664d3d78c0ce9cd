import type { TextDraft } from '#web/components/forms/draft.ts';

const used = (filters: TextDraft): [string, string][] =>
  Object.entries(filters).filter(([, value]) => value !== '');

export const addressOf = (filters: TextDraft): URLSearchParams => new URLSearchParams(used(filters));

export const countOf = (filters: TextDraft): number => used(filters).length;

type Schema<Value> = { safeParse: (text: string) => { success: true; data: Value } | { success: false } };

export const validValue = <Value>(schema: Schema<Value>, text: string): Value | undefined => {
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : undefined;
};
