// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearDevice, clearTab } from './traces';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const key of ['token', 'antiForgery', 'hardTokenModal', 'checkFeature', 'idledetector', 'csid']) {
    sessionStorage.setItem(key, 'true');
  }
  sessionStorage.setItem('campaignDismissed', 'true');
  for (const key of ['userKey', 'csid', 'campaignCounter:40010001', 'theme']) localStorage.setItem(key, '1');
});

test('clearing a tab removes tokens, flags and hidden banners, but not the session id', () => {
  clearTab();
  expect(Object.keys(sessionStorage)).toEqual(['csid']);
  expect(localStorage.getItem('userKey')).toBe('1');
});

test('clearing the device removes the customer of its session, but not a newer customer, counters or theme', () => {
  expect(clearDevice()).toBe('true');
  expect(localStorage.getItem('userKey')).toBe('1');
  localStorage.setItem('csid', 'true');
  expect(clearDevice()).toBe('true');
  expect(Object.keys(sessionStorage)).toEqual(['csid']);
  expect(Object.keys(localStorage).sort()).toEqual(['campaignCounter:40010001', 'theme']);
});
