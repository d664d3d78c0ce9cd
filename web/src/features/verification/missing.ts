const kinds = ['no-token', 'no-debit-account', 'no-operation-time'] as const;

export type Missing = (typeof kinds)[number];

/** '/verification/no-token' → 'no-token'. */
export const missingFrom = (path: string): Missing | undefined =>
  kinds.find((kind) => path.endsWith(`/verification/${kind}`));
