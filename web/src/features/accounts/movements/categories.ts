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
import type { MovementCategory } from '#contract/domain/movement-category';
import type { Tint } from '#web/components/avatars/tints.ts';

type Look = { label: string; icon: LucideIcon; tint: Tint };

export const categories: Readonly<Record<MovementCategory, Look>> = {
  groceries: { label: 'Súper y despensa', icon: ShoppingCart, tint: 'cempasuchil' },
  restaurants: { label: 'Restaurantes', icon: Coffee, tint: 'cempasuchil' },
  transport: { label: 'Transporte', icon: Bus, tint: 'plumaje' },
  home: { label: 'Casa', icon: House, tint: 'laguna' },
  services: { label: 'Servicios', icon: Zap, tint: 'laguna' },
  leisure: { label: 'Viajes y ocio', icon: Ticket, tint: 'grana' },
  health: { label: 'Salud', icon: HeartPulse, tint: 'grana' },
  shopping: { label: 'Compras', icon: ShoppingBag, tint: 'grana' },
  payroll: { label: 'Nómina', icon: BriefcaseBusiness, tint: 'nopal' },
  people: { label: 'Personas', icon: User, tint: 'laguna' },
  cash: { label: 'Efectivo', icon: Banknote, tint: 'plumaje' },
  credit: { label: 'Créditos', icon: CreditCard, tint: 'plumaje' },
  investment: { label: 'Inversiones', icon: TrendingUp, tint: 'plumaje' },
  other: { label: 'Otros', icon: ArrowLeftRight, tint: 'plumaje' },
};
