import type { LucideIcon } from 'lucide-react';
import type { Slot } from '#web/components/slot.ts';

export type Tile = {
  title: string;
  icon: LucideIcon;
  /** A current fact about the accounts. */
  fact: Slot;
} & (
  | {
      /** Content that the tile expands, below the tiles; expanded at once after a failure. */
      panel: Slot;
      failed?: boolean;
    }
  | { to: string }
);
