// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { resetAppState } from '../app-state/app-state';
import { deviceStorage, tabStorage } from './storage';

afterEach(() => vi.unstubAllGlobals());

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const blockedStorage = new Proxy({}, { get: () => throwSecurityError });
const fullStorage = {
  getItem: (key: string) => (key === 'old' ? 'kept' : null),
  setItem: throwSecurityError,
  removeItem: () => {},
};

test.each([
  ['blocked', blockedStorage],
  ['missing', null],
  ['full', fullStorage],
])('with a %s storage, entries last until the page closes', (_, browserStorage) => {
  vi.stubGlobal('localStorage', browserStorage);
  vi.stubGlobal('sessionStorage', browserStorage);
  for (const storage of [deviceStorage, tabStorage]) {
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    expect(storage.keys()).toContain('theme');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
  }
  resetAppState();
  expect(deviceStorage.getItem('theme')).toBeNull();
});

test('reads existing entries of a full storage', () => {
  vi.stubGlobal('localStorage', fullStorage);
  expect(deviceStorage.getItem('old')).toBe('kept');
});

test('does not duplicate stored entries in memory', () => {
  deviceStorage.setItem('theme', 'dark');
  resetAppState();
  expect(deviceStorage.getItem('theme')).toBe('dark');
  expect(deviceStorage.keys()).toEqual(['theme']);
  deviceStorage.removeItem('theme');
});
