export type ListState = {
  search: string;
  /** '' for all. */
  kind: string;
  sort: string;
  pages: number;
};

/** The first sort order is the default. */
export type ListChoices = { kinds: readonly string[]; sorts: readonly [string, ...string[]] };

const MAX_PAGES = 1000;

const paramNames = (prefix: string) => ({
  search: `${prefix}q`,
  kind: `${prefix}kind`,
  sort: `${prefix}sort`,
  pages: `${prefix}pages`,
});

const pickAllowed = <Fallback>(
  allowed: readonly string[],
  value: string | null,
  fallback: Fallback,
): string | Fallback => (value !== null && allowed.includes(value) ? value : fallback);

/** Reads the list state and ignores invalid values. `prefix` separates two lists of a page. */
export function readListState(
  params: URLSearchParams,
  { kinds, sorts }: ListChoices,
  prefix = '',
): ListState {
  const names = paramNames(prefix);
  const pages = params.get(names.pages) ?? '';
  return {
    search: params.get(names.search) ?? '',
    kind: pickAllowed(kinds, params.get(names.kind), ''),
    sort: pickAllowed(sorts, params.get(names.sort), sorts[0]),
    pages: /^[1-9]\d{0,3}$/.test(pages) ? Math.min(Number(pages), MAX_PAGES) : 1,
  };
}

/** Writes the list state. Omits defaults and keeps other parameters. */
export function withListState(
  params: URLSearchParams,
  { search, kind, sort, pages }: ListState,
  { sorts }: ListChoices,
  prefix = '',
): URLSearchParams {
  const names = paramNames(prefix);
  const next = new URLSearchParams(params);
  const setUnlessDefault = (name: string, value: string, defaultValue: string) =>
    value === defaultValue ? next.delete(name) : next.set(name, value);
  setUnlessDefault(names.search, search, '');
  setUnlessDefault(names.kind, kind, '');
  setUnlessDefault(names.sort, sort, sorts[0]);
  setUnlessDefault(names.pages, String(pages), '1');
  return next;
}
