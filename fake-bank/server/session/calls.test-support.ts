import { type CallCases, get } from '#bank/testing/call-case';

export const calls: CallCases = {
  'session.user': get('/api/user'),
  'session.logout': get('/api/logout', 204),
  'session.initSession': get('/api/initSession', 401),
};
