import {
  ArrowLeftRight,
  Banknote,
  BriefcaseBusiness,
  Bus,
  Coffee,
  CreditCard,
  HeartPulse,
  House,
  type LucideIcon,
  ShoppingBag,
  ShoppingCart,
  Ticket,
  TrendingUp,
  User,
  Zap,
} from 'lucide-react';
import { categoryLabels, type MovementCategory } from '#contract/domain/movement-category';
import type { Tint } from '#web/components/avatars/tints.ts';

type CategoryStyle = { label: string; icon: LucideIcon; tint: Tint };

export const categories: Readonly<Record<MovementCategory, CategoryStyle>> = {
  groceries: { label: categoryLabels.groceries, icon: ShoppingCart, tint: 'cempasuchil' },
  restaurants: { label: categoryLabels.restaurants, icon: Coffee, tint: 'cempasuchil' },
  transport: { label: categoryLabels.transport, icon: Bus, tint: 'plumaje' },
  home: { label: categoryLabels.home, icon: House, tint: 'laguna' },
  services: { label: categoryLabels.services, icon: Zap, tint: 'laguna' },
  leisure: { label: categoryLabels.leisure, icon: Ticket, tint: 'grana' },
  health: { label: categoryLabels.health, icon: HeartPulse, tint: 'grana' },
  shopping: { label: categoryLabels.shopping, icon: ShoppingBag, tint: 'grana' },
  payroll: { label: categoryLabels.payroll, icon: BriefcaseBusiness, tint: 'nopal' },
  people: { label: categoryLabels.people, icon: User, tint: 'laguna' },
  cash: { label: categoryLabels.cash, icon: Banknote, tint: 'plumaje' },
  credit: { label: categoryLabels.credit, icon: CreditCard, tint: 'plumaje' },
  investment: { label: categoryLabels.investment, icon: TrendingUp, tint: 'plumaje' },
  other: { label: categoryLabels.other, icon: ArrowLeftRight, tint: 'plumaje' },
};
