import { ArrowDownLeft, ArrowUpRight, type LucideIcon } from 'lucide-react';

type Direction = { label: 'Cargo' | 'Abono'; icon: LucideIcon };

/** Said in a word and drawn as an arrow: colour alone says nothing. */
export const directionOf = (amount: number): Direction =>
  amount < 0 ? { label: 'Cargo', icon: ArrowUpRight } : { label: 'Abono', icon: ArrowDownLeft };
