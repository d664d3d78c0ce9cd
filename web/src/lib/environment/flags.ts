import { type Environment, isTest, readEnvironment } from './environment';
import { deviceStorage, tabStorage } from './storage';

/** Test environments may override them in local storage: 'taxHub' = 'true'. */
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

export const markFlagsRead = (storage: Pick<Storage, 'setItem'> = tabStorage): void =>
  storage.setItem('checkFeature', 'true');
