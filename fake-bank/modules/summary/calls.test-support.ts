import { type CallCases, get } from '#bank/testing/call-case';

export const calls: CallCases = {
  'summary.get': get('/api/summary/v2/summary'),
};
