import {
  ArrowLeftRight,
  FileClock,
  FileText,
  House,
  type LucideIcon,
  Menu,
  ReceiptText,
  Settings2,
} from 'lucide-react';
import { SETTINGS } from '#web/lib/addresses/settings.ts';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';
import type { Category } from './category';

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Categories in which the item is current, besides its own path. */
  categories: readonly Category[];
}

/** `bar` replaces values in the bottom bar of phones. */
type MainItem = NavItem & { bar?: Partial<Pick<NavItem, 'to' | 'label'>> };

export const mainLinks: readonly MainItem[] = [
  {
    to: '/account-summary',
    label: 'Inicio',
    icon: House,
    categories: ['home', 'investments'],
  },
  {
    to: '/hubs/transfers',
    label: 'Transferencias',
    icon: ArrowLeftRight,
    categories: ['transfers', 'credits', 'cards'],
    bar: { label: 'Transferir' },
  },
  {
    to: '/hubs/payments/services',
    label: 'Pagos',
    icon: ReceiptText,
    categories: ['payments'],
    // Phones link to the amounts due instead.
    bar: { to: '/hubs/payments', label: 'Pagar' },
  },
];

const moreLink: NavItem = { to: '/more', label: 'Más', icon: Menu, categories: ['records', 'settings'] };

export const barLinks: readonly NavItem[] = [
  ...mainLinks.map(({ bar, ...item }) => ({ ...item, ...bar })),
  moreLink,
];

export const settingsNavItem: NavItem = {
  to: `${SETTINGS}/limits`,
  label: 'Configuración',
  icon: Settings2,
  categories: ['settings'],
};

export const recordsLinks = [
  { to: transferHistory.to, label: 'Transferencias realizadas' },
  { to: '/transfers/history/payments', label: 'Pagos realizados' },
  { to: '/saving-programs', label: 'Programas de ahorro', flag: 'savingsAdmin' },
  { to: '/mutual-funds/history', label: 'Inversiones programadas' },
  { to: '/hubs/history', label: 'Historial de tus cuentas' },
] as const;

export const settingsPages = [
  { to: `${SETTINGS}/limits`, label: 'Límites de operación', icon: Settings2 },
  {
    to: `${SETTINGS}/portable-payroll`,
    label: 'Portabilidad de nómina',
    icon: ArrowLeftRight,
  },
  { to: '/settings/statements/account', label: 'Estados de cuenta', icon: FileText },
  { to: '/settings/statements/fiscal', label: 'Constancias fiscales', icon: ReceiptText },
  { to: '/settings/activity-log', label: 'Registro de actividad', icon: FileClock },
] as const;
