import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { nearestTo, type Points } from './scale';

/** Number of points that PageUp and PageDown move. */
const PAGE = 4;

/** Returns the index after a key press; undefined for keys that do not move. */
function indexAfterKey(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1;
    case 'PageDown':
      return index - PAGE;
    case 'PageUp':
      return index + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

type Reading = {
  index: number;
  /** Plot area, for pointer coordinates. */
  plot: RefObject<HTMLDivElement | null>;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
  };
};

export function useReading(points: Points): Reading {
  const last = points.length - 1;
  const [selectedIndex, setSelectedIndex] = useState(last);
  const plot = useRef<HTMLDivElement>(null);
  // A refetched list may be shorter.
  const index = Math.min(selectedIndex, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexAfterKey(event.key, index, last);
    if (to === undefined) return;
    event.preventDefault();
    setSelectedIndex(Math.min(last, Math.max(0, to)));
  };
  const onPointer = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (box && box.width > 0) setSelectedIndex(nearestTo(((clientX - box.left) / box.width) * 100, points));
  };
  return { index, plot, handlers: { onKeyDown, onPointerDown: onPointer, onPointerMove: onPointer } };
}
