import { type CallCases, get } from '#bank/testing/call-case';

const BRANCHES = '/api/locations/v1/locations/branches';

export const calls: CallCases = {
  'locations.branches': get(BRANCHES),
  'locations.branch': get(`${BRANCHES}/003`),
};
