import { type RequestFilter, RequestFilter as Schema } from '#contract/domain/request-log';

export const filterNames = ['operation', 'customer', 'status', 'code'] as const;
export type FilterName = (typeof filterNames)[number];

/** Filters by the trace id that the client shows with an error. */
export const TRACE = 'trace';

export const filterLabels: Readonly<Record<FilterName, string>> = {
  operation: 'Operación',
  customer: 'Cliente',
  status: 'Estado',
  code: 'Código',
};

const paramNames = [...filterNames, TRACE];

export const isTraceValid = (trace: string): boolean => Schema.safeParse({ [TRACE]: trace }).success;

/** Reads the filter from the URL. Invalid values are ignored, since a tester may edit the URL. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const valid = paramNames.flatMap((name) => {
    const value = params.get(name);
    return value !== null && Schema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return Schema.parse(Object.fromEntries(valid));
}
