import { normalizeForSearch } from './normalize-for-search';

/** Returns 'de Rosa Martínez' for the line below an alias; empty if it would repeat the alias. */
export const ownerLine = (alias: string, owner: string): string =>
  normalizeForSearch(alias.trim()) === normalizeForSearch(owner.trim()) ? '' : `de ${owner}`;
