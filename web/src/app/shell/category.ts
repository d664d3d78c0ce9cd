export type Category =
  | 'transfers'
  | 'credits'
  | 'cards'
  | 'payments'
  | 'investments'
  | 'records'
  | 'home'
  | 'settings'
  | 'more';

/** The first matching prefix wins, so specific ones come first. */
const prefixes: readonly [prefix: string, category: Category][] = [
  ['/transfers/history', 'records'],
  ['/mutual-funds/history', 'records'],
  ['/hubs/history', 'records'],
  ['/transfers/credits/create-payee', 'payments'],
  ['/transfers/credits/merchant-selection', 'payments'],
  ['/transfers/credits', 'credits'],
  ['/third-parties/credits', 'credits'],
  ['/transfers/third-parties/credits', 'credits'],
  ['/transfers/cards', 'cards'],
  ['/third-parties/cards', 'cards'],
  ['/transfers/third-parties/cards', 'cards'],
  ['/hubs/cards', 'cards'],
  ['/transfers', 'transfers'],
  ['/third-parties', 'transfers'],
  ['/hubs/transfers', 'transfers'],
  ['/hubs', 'payments'],
  ['/bill-payments', 'payments'],
  ['/preauthorized-payments', 'payments'],
  ['/verification', 'payments'],
  ['/taxes', 'payments'],
  ['/mutual-funds', 'investments'],
  ['/investments', 'investments'],
  ['/saving-programs/create', 'investments'],
  ['/saving-programs', 'records'],
  ['/settings', 'settings'],
  ['/more', 'more'],
];

export const categoryOf = (path: string): Category =>
  prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'home';
