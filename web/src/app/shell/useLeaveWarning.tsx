import { useCallback, useState } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { LeaveDialog } from './LeaveDialog';

/** Asks before leaving for another site. Render `warning` beside the control that calls `ask`. */
export function useLeaveWarning(href: string): { ask: () => void; warning: Slot } {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return {
    ask: () => setAsking(true),
    warning: asking && <LeaveDialog href={href} onClose={close} />,
  };
}
