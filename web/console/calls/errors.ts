import type { RequestLogEntry } from '#contract/domain/request-log';

export const isError = ({ status }: RequestLogEntry): boolean => status === 0 || status >= 400;

export const statusLabel = ({ status, code }: Pick<RequestLogEntry, 'status' | 'code'>): string =>
  [status === 0 ? 'Sin respuesta' : String(status), code].filter(Boolean).join(' ');

export type ErrorGroup = Pick<RequestLogEntry, 'status' | 'code' | 'operation'> & { count: number };

/** Groups errors by status, code and operation, the most frequent first. */
export function groupErrors(entries: readonly RequestLogEntry[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const entry of entries.filter(isError)) {
    const { status, code, operation } = entry;
    const name = [status, code, operation].join(' ');
    groups.set(name, { status, code, operation, count: (groups.get(name)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
