import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { nearestTo, type Points } from './scale';

/** Number of points that PageUp and PageDown move. */
const PAGE = 4;

/** Index that a key leads to; undefined for other keys. */
function stepOf(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + 1;
    case 'PageDown':
      return at - PAGE;
    case 'PageUp':
      return at + PAGE;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

type Reading = {
  at: number;
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
  const [chosen, setChosen] = useState(last);
  const plot = useRef<HTMLDivElement>(null);
  // A refetched list may be shorter.
  const at = Math.min(chosen, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, last);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, to)));
  };
  const onPointer = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (box && box.width > 0) setChosen(nearestTo(((clientX - box.left) / box.width) * 100, points));
  };
  return { at, plot, handlers: { onKeyDown, onPointerDown: onPointer, onPointerMove: onPointer } };
}
