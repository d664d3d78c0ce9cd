import type { TextDraft } from '#web/components/forms/draft.ts';

const nonEmptyEntries = (filters: TextDraft): [string, string][] =>
  Object.entries(filters).filter(([, value]) => value !== '');

export const toSearchParams = (filters: TextDraft): URLSearchParams =>
  new URLSearchParams(nonEmptyEntries(filters));

export const countOf = (filters: TextDraft): number => nonEmptyEntries(filters).length;

type Schema<Value> = { safeParse: (text: string) => { success: true; data: Value } | { success: false } };

export const validValue = <Value>(schema: Schema<Value>, text: string): Value | undefined => {
  const result = schema.safeParse(text);
  return result.success ? result.data : undefined;
};
