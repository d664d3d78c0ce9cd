/** When each service takes operations, in Mexico City's time: the bank enforces it, the client says it before. */
import { type BankDate, bankDate, bankTime } from './dates';

type Hours = { opens: string; closes: string; days: 'bank-days' | 'daily' };

export const serviceHours = {
  'investments': { opens: '07:00', closes: '18:00', days: 'bank-days' },
  'mutual-funds': { opens: '07:00', closes: '13:30', days: 'bank-days' },
  'bill-payments': { opens: '06:00', closes: '19:30', days: 'daily' },
  'mobile-top-up': { opens: '06:00', closes: '20:45', days: 'daily' },
  'third-party': { opens: '06:00', closes: '20:45', days: 'bank-days' },
} as const satisfies Record<string, Hours>;

export type Service = keyof typeof serviceHours;

/** Open at the minute of opening, closed from the minute of closing on. `HH:mm:ss` compares as text. */
export function isOpen(service: Service, instant: number, isBankDay: (date: BankDate) => boolean): boolean {
  const { opens, closes, days } = serviceHours[service];
  const time = bankTime(instant);
  if (time < opens || time >= closes) return false;
  return days === 'daily' || isBankDay(bankDate(instant));
}

/** '06:00 a 19:30 horas' */
export const showHours = (service: Service): string =>
  `${serviceHours[service].opens} a ${serviceHours[service].closes} horas`;
