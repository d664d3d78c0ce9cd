import { type CallCases, call, get } from '#bank/testing/call-case';

export const calls: CallCases = {
  'customers.preferences': get('/api/customers/v2/customers/me/preferences'),
  'customers.token': call(({ key }) => ({
    path: `/api/v1/security/quick-response-code/token/${key}`,
    status: 200,
  })),
};
