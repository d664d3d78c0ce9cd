/** 'Mamá' equals 'mama'; 'Peña' differs from 'Pena'. */
const spanish = new Intl.Collator('es-MX', { sensitivity: 'base' });

type AliasOwner = { alias: string };

export const isSameAlias = (a: string, b: string): boolean => spanish.compare(a, b) === 0;

/** Returns a key that ignores accents and case, except the tilde of ñ. */
export const aliasKey = (alias: string): string =>
  alias
    .toLocaleLowerCase('es-MX')
    .normalize('NFD')
    .replace(/(?<!n)\p{M}|(?<=n)(?!\u0303)\p{M}/gu, '');

export const byAlias = (a: AliasOwner, b: AliasOwner): number => spanish.compare(a.alias, b.alias);

export const normalizeSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');
