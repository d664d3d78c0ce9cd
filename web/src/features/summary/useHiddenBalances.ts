import { useState } from 'react';

const KEY = 'hideBalances';

/** Whether the customer covers the balances, as on a bus. Kept on the device. */
export function useHiddenBalances(): [hidden: boolean, toggle: () => void] {
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === 'true');
  const toggle = () => {
    localStorage.setItem(KEY, String(!hidden));
    setHidden(!hidden);
  };
  return [hidden, toggle];
}
