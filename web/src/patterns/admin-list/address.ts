export type ListPlace = {
  search: string;
  /** '' for all. */
  kind: string;
  sort: string;
  pages: number;
};

/** The first order is the default. */
export type ListChoices = { kinds: readonly string[]; sorts: readonly [string, ...string[]] };

const MAX_PAGES = 1000;

const nameOf = (prefix: string) => ({
  search: `${prefix}q`,
  kind: `${prefix}kind`,
  sort: `${prefix}sort`,
  pages: `${prefix}pages`,
});

const oneOf = <Rest>(allowed: readonly string[], value: string | null, otherwise: Rest): string | Rest =>
  value !== null && allowed.includes(value) ? value : otherwise;

/** Ignores invalid values. `prefix` separates two lists of a page. */
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

/** Omits defaults and keeps other parameters. */
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
