import { expect, test } from 'vitest';
import { monthShortcuts } from './month-shortcuts';

test('lists a year of whole months, newest first, with the year where it differs', () => {
  const shortcuts = monthShortcuts('2028-03-31');
  expect(shortcuts).toHaveLength(12);
  expect(shortcuts.slice(0, 4)).toEqual([
    { label: 'Marzo', short: 'Mar', filters: { start_date: '2028-03-01', end_date: '2028-03-31' } },
    { label: 'Febrero', short: 'Feb', filters: { start_date: '2028-02-01', end_date: '2028-02-29' } },
    { label: 'Enero', short: 'Ene', filters: { start_date: '2028-01-01', end_date: '2028-01-31' } },
    {
      label: 'Diciembre 2027',
      short: 'Dic 2027',
      filters: { start_date: '2027-12-01', end_date: '2027-12-31' },
    },
  ]);
});
