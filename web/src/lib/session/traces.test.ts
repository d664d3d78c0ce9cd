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

test('a tab forgets its pair, its flags and the banners that it hid, but not which session it was', () => {
  clearTab();
  expect(Object.keys(sessionStorage)).toEqual(['csid']);
  expect(localStorage.getItem('userKey')).toBe('1');
});

test('the device forgets its customer, not one who has signed in since; how often a campaign was shown and the theme stay', () => {
  expect(clearDevice()).toBe('true');
  expect(localStorage.getItem('userKey')).toBe('1');
  localStorage.setItem('csid', 'true');
  expect(clearDevice()).toBe('true');
  expect(Object.keys(sessionStorage)).toEqual(['csid']);
  expect(Object.keys(localStorage).sort()).toEqual(['campaignCounter:40010001', 'theme']);
});
