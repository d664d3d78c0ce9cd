import type { TextDraft } from '../forms/draft';

const used = (filters: TextDraft): [string, string][] =>
  Object.entries(filters).filter(([, value]) => value !== '');

/** An address that holds the filters, and nothing where nothing is asked. */
export const addressOf = (filters: TextDraft): URLSearchParams => new URLSearchParams(used(filters));

export const countOf = (filters: TextDraft): number => used(filters).length;
