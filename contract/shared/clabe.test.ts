import { expect, it } from 'vitest';
import { clabe } from './clabe';

it.each([
  ['002', '010', '07777777777', '002010077777777771'],
  ['044', '180', '00123456789', '044180001234567896'],
])('%s %s %s → %s', (bank, plaza, account, whole) => {
  expect(clabe(bank, plaza, account)).toBe(whole);
});
