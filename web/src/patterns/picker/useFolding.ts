import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Arrow keys select each card they pass, so the group stays open until Tab. */
export function useFolding(hasChoice: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  /** Last key pressed; '' after a pointer. */
  const lastKey = useRef('');
  return {
    isFolded: hasChoice && !isOpen,
    reopen: () => setIsOpen(true),
    closeAfterChoice: () => setIsOpen(lastKey.current.startsWith('Arrow')),
    groupHandlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        lastKey.current = key;
      },
      onPointerDown: () => {
        lastKey.current = '';
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (lastKey.current === 'Tab' && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
