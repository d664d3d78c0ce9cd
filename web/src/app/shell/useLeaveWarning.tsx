import { type ReactNode, useCallback, useState } from 'react';
import { LeaveDialog } from './LeaveDialog';

/** Asks before leaving for another site. Render `warning` beside the control that calls `ask`. */
export function useLeaveWarning(href: string): { ask: () => void; warning: ReactNode } {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return {
    ask: () => setAsking(true),
    warning: asking && <LeaveDialog href={href} onClose={close} />,
  };
}
