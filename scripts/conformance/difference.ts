export const kinds = [
  'missing',
  'type',
  'null',
  'enum',
  'format',
  'new-field',
  'unknown-code',
  'undeclared-status',
  'missing-header',
  'clock',
  'slow',
  'html',
  'not-json',
  'broken-json',
  'empty-body',
  'error-in-success',
  'another-key',
  'cut-off',
  'unreachable',
] as const;
export type Kind = (typeof kinds)[number];

/** Effect of a difference on the client, the worst first. */
export const severities = ['breaks', 'hidden', 'tolerated', 'new'] as const;
export type Severity = (typeof severities)[number];

export const severityTitles: Readonly<Record<Severity, string>> = {
  breaks: 'breaks the page',
  hidden: 'hides a field or row',
  tolerated: 'is tolerated',
  new: 'is a new field',
};

export type Difference = {
  kind: Kind;
  /** JSON pointer with `*` for items (`/` is the whole body), `header NAME`, or empty for the whole answer. */
  pointer: string;
  expected: string;
  received: string;
  severity: Severity;
  effect: string;
};
