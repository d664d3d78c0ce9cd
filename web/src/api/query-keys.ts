/** Every key of the query cache. A shorter key invalidates all that begin with it. */
export const queryKeys = {
  user: ['user'],
  summary: ['summary'],
  preferences: ['preferences'],
  tokenType: (customerKey: string) => ['token', customerKey],
  accounts: { all: ['accounts'] },
  recipients: { all: ['recipients'] },
  limits: ['limits'],
  transfers: { all: ['transfers'], history: (query: object) => ['transfers', 'history', query] },
} as const;
