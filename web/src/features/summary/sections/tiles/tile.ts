import type { LucideIcon } from 'lucide-react';
import type { Slot } from '#web/components/slot.ts';

export type Tile = {
  title: string;
  icon: LucideIcon;
  /** Current figure or status of the accounts. */
  summary: Slot;
} & (
  | {
      /** Content that the tile expands, below the tiles; expanded at once after a failure. */
      panel: Slot;
      failed?: boolean;
    }
  | { to: string }
);
