import { type CallCases, get } from '#bank/testing/call-case';

export const calls: CallCases = {
  'references.institutions': get('/api/transfers-institutions/v1/transfers/institutions'),
  'references.holidays': get(
    '/api/references/v1/references/holidays?start_date=2026-01-01&end_date=2026-12-31',
  ),
};
