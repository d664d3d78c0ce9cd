/** 'Mamá' equals 'mama'; 'Peña' differs from 'Pena'. */
const spanish = new Intl.Collator('es-MX', { sensitivity: 'base' });

type AliasOwner = { alias: string };

export const isSameAlias = (a: string, b: string): boolean => spanish.compare(a, b) === 0;

/** Equal for the same aliases, whose accents and case do not count. The tilde of ñ does. */
export const aliasKey = (alias: string): string =>
  alias
    .toLocaleLowerCase('es-MX')
    .normalize('NFD')
    .replace(/(?<!n)\p{M}|(?<=n)(?!\u0303)\p{M}/gu, '');

export const byAlias = (a: AliasOwner, b: AliasOwner): number => spanish.compare(a.alias, b.alias);

export const normalizeSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');
