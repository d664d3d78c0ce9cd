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

type Group = { value: string; label: string; icon: LucideIcon; categories: readonly MerchantCategory[] };

export const ALL_GROUPS = '';

const groups: readonly Group[] = [
  { value: 'luz', label: 'Luz', icon: Zap, categories: ['electricity'] },
  { value: 'agua', label: 'Agua', icon: Droplet, categories: ['water'] },
  { value: 'gas', label: 'Gas', icon: Flame, categories: ['gas'] },
  { value: 'telefono', label: 'Teléfono', icon: Phone, categories: ['phone'] },
  { value: 'internet', label: 'Internet y TV', icon: Wifi, categories: ['internet', 'television'] },
  { value: 'vivienda', label: 'Vivienda', icon: House, categories: ['housing'] },
  { value: 'peaje', label: 'Peaje', icon: Car, categories: ['toll'] },
  { value: 'educacion', label: 'Educación', icon: GraduationCap, categories: ['education'] },
  { value: 'tiendas', label: 'Tiendas', icon: ShoppingBag, categories: ['store'] },
];

const allGroup: Group = { value: ALL_GROUPS, label: 'Todos', icon: LayoutGrid, categories: [] };

type Categorized = Pick<Merchant, 'category'>;

const belongsTo =
  ({ categories }: Group) =>
  ({ category }: Categorized): boolean =>
    category !== undefined && categories.includes(category);

/** Returns 'Todos' and the groups that have companies; empty unless several groups have companies. */
export function groupsOf(merchants: readonly Merchant[]): readonly Group[] {
  const groupsWithCompanies = groups.filter((group) => merchants.some(belongsTo(group)));
  return groupsWithCompanies.length > 1 ? [allGroup, ...groupsWithCompanies] : [];
}

/** Returns the companies or payees of a group; all of them for an unknown group. */
export function inGroup<Row extends Categorized>(rows: readonly Row[], value: string): readonly Row[] {
  const group = groups.find((each) => each.value === value);
  return group ? rows.filter(belongsTo(group)) : rows;
}
