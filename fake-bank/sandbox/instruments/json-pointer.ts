const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the value that an RFC 6901 pointer names; undefined if there is none. */
export const valueAt = (pointer: string, document: unknown): unknown =>
  tokensOf(pointer).reduce<unknown>(
    (value, token) => (hasFields(value) && Object.hasOwn(value, token) ? value[token] : undefined),
    document,
  );

/** Returns the first field of a pointer. */
export const fieldOf = (pointer: string): string => tokensOf(pointer)[0] ?? '';
