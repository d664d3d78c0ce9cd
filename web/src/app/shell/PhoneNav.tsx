import type { User } from '#contract/session';
import type { Slot } from '#web/components/slot.ts';
import { BottomBar } from './BottomBar';
import { MobileNav } from './MobileNav';

export interface PhoneNavProps {
  user: User;
  navLabel: string;
  hasBottomBar: boolean;
  isMenuOpen: boolean;
  onClose: () => void;
  children: Slot;
}

/** Phone navigation: bottom bar and menu. Lazy, so as not to delay the first paint. */
export default function PhoneNav({
  user,
  navLabel,
  hasBottomBar,
  isMenuOpen,
  onClose,
  children,
}: PhoneNavProps) {
  return (
    <>
      {hasBottomBar && <BottomBar />}
      {isMenuOpen && (
        <MobileNav user={user} navLabel={navLabel} onClose={onClose}>
          {children}
        </MobileNav>
      )}
    </>
  );
}
