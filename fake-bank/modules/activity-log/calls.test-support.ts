import { type CallCases, get } from '#bank/testing/call-case';

export const ACTIVITIES = '/api/activity-log/v1/customers/me/activities';

export const calls: CallCases = { 'activityLog.list': get(ACTIVITIES) };
