import type { User } from '#contract/session';
import type { Slot } from '#web/components/slot.ts';
import { BottomBar } from './BottomBar';
import { MobileNav } from './MobileNav';

export interface PhoneNavProps {
  user: User;
  navLabel: string;
  /** Whether the bar is there: not in the steps of an operation. */
  bar: boolean;
  menuOpen: boolean;
  onMenu: () => void;
  onClose: () => void;
  /** What the menu holds. */
  children: Slot;
}

/** How a phone gets about: the bar at the end of its window, and the menu. A first paint waits for neither. */
export default function PhoneNav({
  user,
  navLabel,
  bar,
  menuOpen,
  onMenu,
  onClose,
  children,
}: PhoneNavProps) {
  return (
    <>
      {bar && <BottomBar menuOpen={menuOpen} onMenu={onMenu} />}
      {menuOpen && (
        <MobileNav user={user} navLabel={navLabel} onClose={onClose}>
          {children}
        </MobileNav>
      )}
    </>
  );
}
