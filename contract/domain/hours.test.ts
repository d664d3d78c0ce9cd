import { afterEach, describe, expect, it } from 'vitest';
import { isWeekend } from './dates';
import { type DailyService, isOpen, isOpenDaily, type Service } from './hours';

const instantOf = (local: string) => Date.parse(`${local}-06:00`);

const friday = '2026-11-20';
const saturday = '2026-11-21';
const holiday = '2026-11-16';
const isBankDay = (date: string) => !isWeekend(date) && date !== holiday;

const minutes: [Service, opens: string, lastMinute: string, closes: string][] = [
  ['investments', '07:00:00', '17:59:59', '18:00:00'],
  ['mutual-funds', '07:00:00', '13:29:59', '13:30:00'],
  ['bill-payments', '06:00:00', '19:29:59', '19:30:00'],
  ['mobile-top-up', '06:00:00', '20:44:59', '20:45:00'],
  ['third-party', '06:00:00', '20:44:59', '20:45:00'],
];

const days: [Service, saturday: boolean, holiday: boolean][] = [
  ['investments', false, false],
  ['mutual-funds', false, false],
  ['bill-payments', true, true],
  ['mobile-top-up', true, true],
  ['third-party', false, false],
];

describe('service hours', () => {
  it.each(minutes)('%s is open from %s to %s', (service, opens, lastMinute, closes) => {
    expect(isOpen(service, instantOf(`${friday}T${opens}`) - 1000, isBankDay)).toBe(false);
    expect(isOpen(service, instantOf(`${friday}T${opens}`), isBankDay)).toBe(true);
    expect(isOpen(service, instantOf(`${friday}T${lastMinute}`), isBankDay)).toBe(true);
    expect(isOpen(service, instantOf(`${friday}T${closes}`), isBankDay)).toBe(false);
  });

  it.each(days)('%s is open on Saturday: %s; on a holiday: %s', (service, onSaturday, onHoliday) => {
    expect(isOpen(service, instantOf(`${saturday}T10:00:00`), isBankDay)).toBe(onSaturday);
    expect(isOpen(service, instantOf(`${holiday}T10:00:00`), isBankDay)).toBe(onHoliday);
  });

  const daily: [DailyService, lastMinute: string, closes: string][] = [
    ['bill-payments', '19:29:59', '19:30:00'],
    ['mobile-top-up', '20:44:59', '20:45:00'],
  ];

  it.each(daily)('%s is open on any day until %s', (service, lastMinute, closes) => {
    for (const day of [friday, saturday, holiday]) {
      expect(isOpenDaily(service, instantOf(`${day}T05:59:59`))).toBe(false);
      expect(isOpenDaily(service, instantOf(`${day}T06:00:00`))).toBe(true);
      expect(isOpenDaily(service, instantOf(`${day}T${lastMinute}`))).toBe(true);
      expect(isOpenDaily(service, instantOf(`${day}T${closes}`))).toBe(false);
    }
  });

  describe('do not depend on the time zone of the machine', () => {
    const originalZone = process.env.TZ;
    afterEach(() => {
      if (originalZone === undefined) delete process.env.TZ;
      else process.env.TZ = originalZone;
    });

    it.each(['Asia/Tokyo', 'UTC', 'America/Tijuana', 'Pacific/Kiritimati'])('%s', (zone) => {
      process.env.TZ = zone;
      // Friday 17:30 in Mexico City is Saturday in Tokyo.
      expect(isOpen('investments', instantOf(`${friday}T17:30:00`), isBankDay)).toBe(true);
      // Sunday 23:30 in Mexico City is Monday in most other zones.
      expect(isOpen('third-party', instantOf('2026-11-22T23:30:00'), isBankDay)).toBe(false);
      expect(isOpen('third-party', instantOf('2026-11-23T06:00:00'), isBankDay)).toBe(true);
    });
  });
});
