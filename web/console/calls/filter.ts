import { type RequestFilter, RequestFilter as Schema } from '#contract/domain/request-log';

export const filterNames = ['operation', 'customer', 'status', 'code'] as const;
export type FilterName = (typeof filterNames)[number];

/** Filter by the id that the client shows with an error. */
export const TRACE = 'trace';

export const filterLabels: Readonly<Record<FilterName, string>> = {
  operation: 'Operación',
  customer: 'Cliente',
  status: 'Estado',
  code: 'Código',
};

const addressNames = [...filterNames, TRACE];

export const isTraceValid = (trace: string): boolean => Schema.safeParse({ [TRACE]: trace }).success;

/** The address may be written by hand: what the log does not know is left out. */
export function filterFrom(params: URLSearchParams): RequestFilter {
  const valid = addressNames.flatMap((name) => {
    const value = params.get(name);
    return value !== null && Schema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return Schema.parse(Object.fromEntries(valid));
}
