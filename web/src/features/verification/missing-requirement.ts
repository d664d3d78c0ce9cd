const kinds = ['no-token', 'no-debit-account', 'no-operation-time'] as const;

export type MissingRequirement = (typeof kinds)[number];

/** '/verification/no-token' → 'no-token'. */
export const missingFrom = (path: string): MissingRequirement | undefined =>
  kinds.find((kind) => path.endsWith(`/verification/${kind}`));
