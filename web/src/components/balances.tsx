import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { deviceStorage } from '../lib/environment/storage';

const KEY = 'hideBalances';
const SHOWN = { hidden: false, toggle: () => {} };

const Balances = createContext(SHOWN);

/** A page whose amounts the customer may cover, as on a bus. The choice is kept on the device. */
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

/** A part of such a page in which amounts must be seen: one in which money is moved. */
export const ShownBalances = ({ children }: { children: ReactNode }) => (
  <Balances value={SHOWN}>{children}</Balances>
);

export const useBalances = () => use(Balances);
