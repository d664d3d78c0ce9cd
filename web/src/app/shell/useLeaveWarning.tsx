import { useCallback, useState } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { LeaveDialog } from './LeaveDialog';

/** Confirms leaving for another site. Render `warning` next to the control that calls `ask`. */
export function useLeaveWarning(href: string): { ask: () => void; warning: Slot } {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return {
    ask: () => setAsking(true),
    warning: asking && <LeaveDialog href={href} onClose={close} />,
  };
}
