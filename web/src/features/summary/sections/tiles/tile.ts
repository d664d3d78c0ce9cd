import type { LucideIcon } from 'lucide-react';
import type { Slot } from '#web/components/slot.ts';

export type Tile = {
  title: string;
  icon: LucideIcon;
  /** One live fact. */
  fact: Slot;
} & (
  | {
      /** Disclosed below the tiles, and at once after a failure. */
      panel: Slot;
      failed?: boolean;
    }
  | { to: string }
);
