import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses and scrolls to an element whose hash is in the address. */
export function useLinkTarget<Target extends HTMLElement>(
  hash: string,
  block: ScrollLogicalPosition,
): { target: RefObject<Target | null>; isLinked: boolean } {
  const target = useRef<Target>(null);
  const isLinked = useLocation().hash === hash;
  useEffect(() => {
    if (!isLinked) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block });
  }, [isLinked, block]);
  return { target, isLinked };
}
