import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Arrow keys select each card they pass, so the group stays open until Tab. */
export function useFolding(isChosen: boolean) {
  const [open, setOpen] = useState(false);
  /** Last key pressed; '' after a pointer. */
  const pressed = useRef('');
  return {
    folded: isChosen && !open,
    reopen: () => setOpen(true),
    onChosen: () => setOpen(pressed.current.startsWith('Arrow')),
    watch: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        pressed.current = key;
      },
      onPointerDown: () => {
        pressed.current = '';
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (pressed.current === 'Tab' && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
