/** `?a=1&list=x,y`: lists are comma-joined; what is undefined, null or empty is left out. */
export function queryString(query: unknown): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') params.set(name, text);
  }
  return params.size > 0 ? `?${params}` : '';
}
