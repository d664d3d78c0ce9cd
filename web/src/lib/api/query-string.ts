/** `?a=1&list=x,y`; omits undefined, null and empty values. */
export function queryString(query: unknown): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') params.set(name, text);
  }
  return params.size > 0 ? `?${params}` : '';
}
