/** Where the reader of a list is: what narrows it, how it is ordered, how many pages of it are shown. */
export type ListPlace = {
  search: string;
  /** One of the list's kinds; '' is all. */
  kind: string;
  sort: string;
  pages: number;
};

/** What an address may ask for; the first order is that of an address that asks for none. */
export type ListChoices = { kinds: readonly string[]; sorts: readonly [string, ...string[]] };

/** Past it an address was made by hand. */
const MAX_PAGES = 1000;

const nameOf = (prefix: string) => ({
  search: `${prefix}q`,
  kind: `${prefix}kind`,
  sort: `${prefix}sort`,
  pages: `${prefix}pages`,
});

const oneOf = <Rest>(allowed: readonly string[], asked: string | null, otherwise: Rest): string | Rest =>
  asked !== null && allowed.includes(asked) ? asked : otherwise;

/** The place that an address names; what the list does not have is left out. `prefix` tells two lists of a page apart. */
export function placeIn(params: URLSearchParams, { kinds, sorts }: ListChoices, prefix = ''): ListPlace {
  const names = nameOf(prefix);
  const pages = params.get(names.pages) ?? '';
  return {
    search: params.get(names.search) ?? '',
    kind: oneOf(kinds, params.get(names.kind), ''),
    sort: oneOf(sorts, params.get(names.sort), sorts[0]),
    pages: /^[1-9]\d{0,3}$/.test(pages) ? Math.min(Number(pages), MAX_PAGES) : 1,
  };
}

/** An address with another place of the list in it; the rest of it stays, and what is as at first is left out. */
export function withPlace(
  params: URLSearchParams,
  { search, kind, sort, pages }: ListPlace,
  { sorts }: ListChoices,
  prefix = '',
): URLSearchParams {
  const names = nameOf(prefix);
  const next = new URLSearchParams(params);
  const write = (name: string, value: string, first: string) =>
    value === first ? next.delete(name) : next.set(name, value);
  write(names.search, search, '');
  write(names.kind, kind, '');
  write(names.sort, sort, sorts[0]);
  write(names.pages, String(pages), '1');
  return next;
}
