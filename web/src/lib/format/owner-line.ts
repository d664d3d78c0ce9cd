import { normalizeForSearch } from './normalize-for-search';

/** 'de Rosa Martínez', below an alias; empty if it would repeat the alias. */
export const ownerLine = (alias: string, owner: string): string =>
  normalizeForSearch(alias.trim()) === normalizeForSearch(owner.trim()) ? '' : `de ${owner}`;
