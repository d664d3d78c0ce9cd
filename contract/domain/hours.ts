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

/** Those that take operations every day of the year: payments of services, of phones and of taxes. */
export type DailyService = {
  [Name in Service]: (typeof serviceHours)[Name]['days'] extends 'daily' ? Name : never;
}[Service];

/** Open at the minute of opening, closed from the minute of closing on. `HH:mm:ss` compares as text. */
function isWithinHours(service: Service, instant: number): boolean {
  const { opens, closes } = serviceHours[service];
  const time = bankTime(instant);
  return time >= opens && time < closes;
}

/** Whether a service takes operations, which may depend on the day. */
export const isOpen = (service: Service, instant: number, isBankDay: (date: BankDate) => boolean): boolean =>
  isWithinHours(service, instant) && (serviceHours[service].days === 'daily' || isBankDay(bankDate(instant)));

/** Whether a service that is open every day takes operations: only the time counts. */
export const isOpenDaily = (service: DailyService, instant: number): boolean =>
  isWithinHours(service, instant);

/** '06:00 a 19:30 horas' */
export const formatHours = (service: Service): string =>
  `${serviceHours[service].opens} a ${serviceHours[service].closes} horas`;
