import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { deviceStorage } from '../lib/environment/storage';

const KEY = 'hideBalances';
const SHOWN_BALANCES = { hidden: false, toggle: () => {} };

const Balances = createContext(SHOWN_BALANCES);

/** Saves the choice on the device. */
export function CoverableBalances({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(() => deviceStorage.getItem(KEY) === 'true');
  const balances = useMemo(() => {
    const toggle = () => {
      deviceStorage.setItem(KEY, String(!hidden));
      setHidden(!hidden);
    };
    return { hidden, toggle };
  }, [hidden]);
  return <Balances value={balances}>{children}</Balances>;
}

/** Always shows balances, for forms that move money. */
export const ShownBalances = ({ children }: { children: ReactNode }) => (
  <Balances value={SHOWN_BALANCES}>{children}</Balances>
);

export const useBalances = () => use(Balances);
