import { describe, expect, test } from 'vitest';
import { checkField, keepAllowedCharacters } from '#contract/domain/field-rules';
import { hiddenMerchantIds } from '#contract/payees';
import { chargeIn } from './bill';
import { hiddenMerchants } from './hidden-merchants';
import { hasMagicEnding } from './magic';
import { findMerchant, isNamed, merchantOf, merchants } from './merchants';
import { operators } from './operators';

const services = merchants.filter(({ billType }) => billType !== 'MOBILETOPUP');

test('ids and keys are unique, and keys consist of lower-case words', () => {
  expect(new Set(merchants.map(({ merchantId }) => merchantId)).size).toBe(merchants.length);
  expect(new Set(merchants.map(({ merchantKey }) => merchantKey)).size).toBe(merchants.length);
  for (const { merchantKey } of merchants) expect(merchantKey).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('there are twenty-one services, nine mobile operators and ten hidden merchants', () => {
  expect(operators).toHaveLength(9);
  expect(services).toHaveLength(21 + hiddenMerchants.length);
  const ids = hiddenMerchants.map(({ merchantId }) => merchantId);
  expect(ids.toSorted()).toEqual([...hiddenMerchantIds].toSorted());
});

test('no merchant name contains a known brand', () => {
  const marks =
    /cfe|tel(mex|cel|nor)|movistar|at&t|izzi|totalplay|megacable|\bsky\b|dish|naturgy|sacmex|jmas|siapa|infonavit|liverpool|unefon|bait|virgin|oxxo|weex|diri/i;
  expect(merchants.filter(({ name }) => marks.test(name))).toEqual([]);
});

test.each(merchants)('the example of $name is a valid reference', ({ fields: [first], help, charges }) => {
  expect(checkField(first, help.example)).toBeUndefined();
  expect(keepAllowedCharacters(first, help.example)).toBe(help.example);
  expect(hasMagicEnding(help.example)).toBe(false);
  if (help.barcode) {
    expect(help.barcode.start + help.example.length).toBeLessThanOrEqual(help.barcode.length);
  }
  if (charges) expect(Boolean(charges.plans) !== Boolean(charges.between)).toBe(true);
});

test.each(operators)('$name has ascending amounts of up to 500 pesos', ({ amounts = [] }) => {
  expect(amounts.length).toBeGreaterThan(4);
  expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
  expect(amounts.at(-1)).toBeLessThanOrEqual(500);
});

test('each field type is used by a merchant', () => {
  const types = new Set(merchants.flatMap(({ fields }) => fields.map(({ dataType }) => dataType)));
  expect([...types].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const all = merchants.flatMap(({ fields }) => fields);
  expect(all.some(({ type }) => type === 'constant')).toBe(true);
  expect(all.some(({ format }) => format === '1-10')).toBe(true);
});

describe('searching by name', () => {
  test.each([
    ['luz', ['Luz del Altiplano', 'Luz y Gas Las Torres']],
    ['ANAHUAC', ['Agua del Anáhuac', 'Tesorería del Anáhuac']],
    ['  quetzal ', ['Internet Quetzal']],
    ['nadie', []],
  ])('%s finds %j', (part, names) => {
    expect(merchants.filter((merchant) => isNamed(merchant, part)).map(({ name }) => name)).toEqual(names);
  });
});

test('an unknown key is not found', () => {
  expect(findMerchant('constructor')).toBeUndefined();
  expect(() => merchantOf('nadie')).toThrow('CZ_NOT_FOUND');
});

test('monthly charges lie in the range of the merchant, and plans cost the same each month', () => {
  for (const merchant of services) {
    const { plans, between } = merchant.charges ?? {};
    const amounts = ['2026-01', '2026-03', '2026-05', '2026-11'].map(
      (month) => chargeIn(merchant, merchant.help.example, month).amount / 100,
    );
    if (plans) expect(new Set(amounts).size).toBe(1);
    for (const amount of amounts) {
      if (plans) expect(plans).toContain(amount);
      if (between) expect(amount).toBeGreaterThanOrEqual(between[0]);
      if (between) expect(amount).toBeLessThanOrEqual(between[1]);
    }
  }
});
