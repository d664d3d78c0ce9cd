import type { Movement } from '#contract/accounts';
import type { LabeledValue } from '#web/components/LabeledValueList.tsx';

export type Order = {
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  items: LabeledValue<string>[];
  /** URL that repeats the order, if possible. */
  repeatUrl?: string | undefined;
};

/** Movement that shows the order, and the account that lists the movement. */
export type OrderContext = { movement: Movement; account: string };

export type OrderKind = {
  /** Flow that shows the receipt. */
  base: string;
  load: (key: string, context: OrderContext) => Promise<Order>;
};

/** Returns an empty list if the value is missing. */
export const labeledValue = (label: string, value: string | undefined): LabeledValue<string>[] =>
  value ? [{ label, value }] : [];
