export const MASK = '***';

/** Fields with credentials. */
const SECRET_FIELD = /^(password|token|signature|authorization|cookie|x-authorization|x-xsrf-token)$/i;

/** Also matches truncated JSON and other text. */
const SECRET_TEXT =
  /("(?:password|token|signature|authorization|cookie)"\s*:\s*)("(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/gi;

export function maskValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET_FIELD.test(name) ? MASK : maskValue(inner)]),
  );
}

export const maskText = (text: string): string => text.replace(SECRET_TEXT, `$1"${MASK}"`);

/** Returns the query without its question mark; undefined without a query. */
export function maskQuery(url: string): string | undefined {
  const [, query] = url.split('?', 2);
  if (!query) return undefined;
  const params = new URLSearchParams(query);
  for (const name of new Set(params.keys())) if (SECRET_FIELD.test(name)) params.set(name, MASK);
  return params.toString();
}
