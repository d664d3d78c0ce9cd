/** Invalidating a key also invalidates all keys that start with it. */
export const queryKeys = {
  user: ['user'],
  summary: ['summary'],
  preferences: ['preferences'],
  tokenType: (customerKey: string) => ['token', customerKey],
  accounts: { all: ['accounts'], part: (accountKey: string, part: string) => ['accounts', accountKey, part] },
  recipients: { all: ['recipients'] },
  payees: {
    all: ['payees'],
    lists: ['payees', 'lists'],
    bills: (payeeKey: string, status = 'PAYABLE') => ['payees', 'bills', payeeKey, status],
  },
  merchants: ['merchants'],
  limits: ['limits'],
  holidays: ['holidays'],
  institutions: ['institutions'],
  offers: ['offers'],
  transfers: {
    all: ['transfers'],
    history: (query: object) => ['transfers', 'history', query],
    scheduledTo: (recipientKey: string) => ['transfers', 'scheduled-to', recipientKey],
  },
  statements: (type: string, accountKey: string | undefined) => ['statements', type, accountKey],
  activity: (query: object) => ['activity', query],
  taxes: { services: ['taxes', 'services'] },
  payments: {
    all: ['payments'],
    scheduled: ['payments', 'scheduled'],
    overview: (query: object) => ['payments', 'overview', query],
    history: (query: object) => ['payments', 'history', query],
  },
} as const;
