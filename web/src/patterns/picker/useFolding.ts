import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * Whether the one who is chosen is shown alone. Arrow keys choose whomever they pass: while they are used the others
 * stay, until Tab leads on.
 */
export function useFolding(isChosen: boolean) {
  const [open, setOpen] = useState(false);
  /** The key that was pressed last; '' since a pointer was. */
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
