import { useState } from 'react';
import * as z from 'zod/mini';
import { addDays, type BankDate } from '#contract/domain/dates';
import { deviceStorage } from '#web/lib/environment/storage.ts';
import { useAuth } from '#web/lib/session/auth.ts';

/** Days during which the home shows a failed order. */
const HOME_DAYS = 7;
const MAX_KEYS = 100;

const Keys = z.array(z.string());

const storageKeyOf = (customer: string): string => `dismissedFailures:${customer}`;

/** Returns the first day whose failed orders the home shows. */
export const earliestFailureOnHome = (today: BankDate): BankDate => addDays(today, 1 - HOME_DAYS);

export function readDismissed(
  customer: string,
  storage: Pick<Storage, 'getItem'> = deviceStorage,
): readonly string[] {
  try {
    return Keys.parse(JSON.parse(storage.getItem(storageKeyOf(customer)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores whether the home leaves out a failed order. Keeps the newest keys only. */
export function saveDismissed(
  customer: string,
  key: string,
  isDismissed: boolean,
  storage: Pick<Storage, 'getItem' | 'setItem'> = deviceStorage,
): void {
  const others = readDismissed(customer, storage).filter((other) => other !== key);
  const keys = isDismissed ? [...others, key].slice(-MAX_KEYS) : others;
  storage.setItem(storageKeyOf(customer), JSON.stringify(keys));
}

export function useDismissedFailures() {
  const { user } = useAuth();
  const customer = user?.key ?? '';
  const [keys, setKeys] = useState(() => readDismissed(customer));
  return {
    isDismissed: (key: string): boolean => keys.includes(key),
    setDismissed: (key: string, isDismissed: boolean) => {
      saveDismissed(customer, key, isDismissed);
      setKeys(readDismissed(customer));
    },
  };
}
