/** Aliases as people read them: 'Mamá' and 'mama' are one, 'Peña' and 'Pena' are two. */
const spanish = new Intl.Collator('es-MX', { sensitivity: 'base' });

type Named = { alias: string };

export const isSameAlias = (a: string, b: string): boolean => spanish.compare(a, b) === 0;

/** For `sort`: in the order of a Spanish dictionary. */
export const byAlias = (a: Named, b: Named): number => spanish.compare(a.alias, b.alias);

/** Without spaces around it, and with single ones inside. */
export const normalized = (text: string): string => text.trim().replace(/\s+/g, ' ');
