import {
  Car,
  Droplet,
  Flame,
  GraduationCap,
  House,
  LayoutGrid,
  type LucideIcon,
  Phone,
  ShoppingBag,
  Wifi,
  Zap,
} from 'lucide-react';
import type { Merchant, MerchantCategory } from '#contract/merchants';

type Group = { value: string; label: string; icon: LucideIcon; of: readonly MerchantCategory[] };

export const ALL_GROUPS = '';

const groups: readonly Group[] = [
  { value: 'luz', label: 'Luz', icon: Zap, of: ['electricity'] },
  { value: 'agua', label: 'Agua', icon: Droplet, of: ['water'] },
  { value: 'gas', label: 'Gas', icon: Flame, of: ['gas'] },
  { value: 'telefono', label: 'Teléfono', icon: Phone, of: ['phone'] },
  { value: 'internet', label: 'Internet y TV', icon: Wifi, of: ['internet', 'television'] },
  { value: 'vivienda', label: 'Vivienda', icon: House, of: ['housing'] },
  { value: 'peaje', label: 'Peaje', icon: Car, of: ['toll'] },
  { value: 'educacion', label: 'Educación', icon: GraduationCap, of: ['education'] },
  { value: 'tiendas', label: 'Tiendas', icon: ShoppingBag, of: ['store'] },
];

const everything: Group = { value: ALL_GROUPS, label: 'Todos', icon: LayoutGrid, of: [] };

const isIn =
  ({ of }: Group) =>
  ({ category }: Merchant): boolean =>
    category !== undefined && of.includes(category);

/** Groups with companies; banks may leave the category out. */
export function groupsOf(merchants: readonly Merchant[]): readonly Group[] {
  const present = groups.filter((group) => merchants.some(isIn(group)));
  return present.length > 1 ? [everything, ...present] : [];
}

/** Companies of a group; all of them for an unknown group. */
export function inGroup(merchants: readonly Merchant[], value: string): readonly Merchant[] {
  const group = groups.find((each) => each.value === value);
  return group ? merchants.filter(isIn(group)) : merchants;
}
