import { type Environment, isTest, readEnvironment } from './environment';
import { deviceStorage, tabStorage } from './storage';

/** In test environments, local storage overrides them: 'taxHub' = 'true'. */
const defaults = {
  taxHub: false,
  savingsAdmin: false,
  creditsOnHold: false,
  disableLoanPayments: false,
};

export type Flag = keyof typeof defaults;

export function readFlag(
  flag: Flag,
  storage: Pick<Storage, 'getItem'> = deviceStorage,
  environment: Environment = readEnvironment(storage),
): boolean {
  const override = isTest(environment) ? storage.getItem(flag) : null;
  return override === null ? defaults[flag] : override === 'true';
}

/** The specification requires this session flag. The client does not read it. */
export const setCheckFeature = (storage: Pick<Storage, 'setItem'> = tabStorage): void =>
  storage.setItem('checkFeature', 'true');
