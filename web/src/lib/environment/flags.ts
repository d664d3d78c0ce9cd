import { type Environment, isTest, readEnvironment } from './environment';
import { deviceStorage, tabStorage } from './storage';

/** What this build switches on. In a test environment local storage may override each: 'taxHub' = 'true'. */
const built = {
  taxHub: false,
  savingsAdmin: false,
  creditsOnHold: false,
  disableLoanPayments: false,
};

export type Flag = keyof typeof built;

export function readFlag(
  flag: Flag,
  storage: Pick<Storage, 'getItem'> = deviceStorage,
  environment: Environment = readEnvironment(storage),
): boolean {
  const override = isTest(environment) ? storage.getItem(flag) : null;
  return override === null ? built[flag] : override === 'true';
}

/** Marks in session storage that this session's flags were read: what pages there are is settled. Sign-out clears it. */
export const markFlagsRead = (storage: Pick<Storage, 'setItem'> = tabStorage): void =>
  storage.setItem('checkFeature', 'true');
