import type { Movement } from '#contract/accounts';

type Fact = { label: string; value: string };

export type Order = {
  status: { label: string; tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral' };
  facts: Fact[];
  /** URL that repeats the order, if possible. */
  again?: string | undefined;
};

/** The movement that shows the order, and the account whose movements are shown. */
export type ShownIn = { movement: Movement; account: string };

export type OrderKind = {
  /** Flow that shows the receipt. */
  base: string;
  load: (key: string, shownIn: ShownIn) => Promise<Order>;
};

/** Empty without a value. */
export const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
