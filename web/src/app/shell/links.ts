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
  /** Categories in which the item is current; if empty, only on its own path. */
  categories: readonly Category[];
}

export const mainLinks: readonly NavItem[] = [
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
  },
  { to: '/hubs/payments/services', label: 'Pagos', icon: ReceiptText, categories: ['payments'] },
];

const shorter: Readonly<Record<string, Partial<NavItem>>> = {
  '/hubs/transfers': { label: 'Transferir' },
  // Phones link to the amounts due instead.
  '/hubs/payments/services': { to: '/hubs/payments', label: 'Pagar' },
};

const more: NavItem = { to: '/more', label: 'Más', icon: Menu, categories: ['records', 'settings'] };

export const barLinks: readonly NavItem[] = [
  ...mainLinks.map((item) => ({ ...item, ...shorter[item.to] })),
  more,
];

export const settingsLink: NavItem = {
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

export const settingsLinks = [
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
