import { type CallCases, call, get } from '#bank/testing/call-case';

export const calls: CallCases = {
  'limits.list': get('/api/customer-limits/v1/customers/me/limits'),
  'limits.change': call(() => ({
    path: '/api/customer-limits/v1/customers/me/limits',
    body: { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] },
    status: 200,
  })),
};
