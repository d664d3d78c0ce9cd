/** Path of a form of the client with its fields filled in. */
export const formPath = (path: string, fields: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(fields)}`;
