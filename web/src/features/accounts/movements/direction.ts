import { ArrowDownLeft, ArrowUpRight, type LucideIcon } from 'lucide-react';

type Direction = { label: 'Cargo' | 'Abono'; icon: LucideIcon };

/** A word and an arrow, since color alone is not accessible. */
export const directionOf = (amount: number): Direction =>
  amount < 0 ? { label: 'Cargo', icon: ArrowUpRight } : { label: 'Abono', icon: ArrowDownLeft };
