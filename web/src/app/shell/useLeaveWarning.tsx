import { useCallback, useState } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { LeaveDialog } from './LeaveDialog';

/** Confirms leaving for another site. Render `warning` next to the control that calls `openWarning`. */
export function useLeaveWarning(href: string): { openWarning: () => void; warning: Slot } {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return {
    openWarning: () => setIsOpen(true),
    warning: isOpen && <LeaveDialog href={href} onClose={close} />,
  };
}
