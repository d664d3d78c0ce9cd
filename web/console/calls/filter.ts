import { type RequestFilter, RequestFilter as Schema } from '#contract/domain/request-log';

export const filterNames = ['operation', 'customer', 'status', 'code'] as const;
export type FilterName = (typeof filterNames)[number];

export const filterLabels: Readonly<Record<FilterName, string>> = {
  operation: 'Operación',
  customer: 'Cliente',
  status: 'Estado',
  code: 'Código',
};

/** The address may be written by hand: what the log does not know is left out. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const given = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value !== null && Schema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return Schema.parse(Object.fromEntries(given));
}

/** Returns the parameters with one changed; empty removes it. */
export function withFilter(params: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}
