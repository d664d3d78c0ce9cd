import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { monthShortcuts } from '#web/patterns/history/month-shortcuts.ts';
import { Shortcuts, type ShortcutsProps } from '#web/patterns/history/Shortcuts.tsx';
import type { PaymentFilters } from './history-query';

export const PaymentShortcuts = (props: ShortcutsProps<PaymentFilters>) => (
  <Shortcuts label="Por mes" shortcuts={monthShortcuts(useBankToday())} {...props} />
);
