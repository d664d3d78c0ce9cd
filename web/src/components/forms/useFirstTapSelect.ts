import { type PointerEvent, useRef } from 'react';

type InputEvent = { currentTarget: HTMLInputElement };

/** Handlers of an input whose first tap selects the value, for replacement; the next tap sets the caret. */
export function useFirstTapSelect() {
  const isFirstTap = useRef(false);
  return {
    onFocus: () => {
      isFirstTap.current = true;
    },
    onPointerUp: ({ currentTarget, pointerType }: PointerEvent<HTMLInputElement>) => {
      // Chromium keeps a selection that is tapped, so the tap would not set the caret.
      const isTapped = pointerType === 'touch' && document.activeElement === currentTarget;
      const end = currentTarget.value.length;
      if (isTapped && !isFirstTap.current) currentTarget.setSelectionRange(end, end);
    },
    onClick: ({ currentTarget }: InputEvent) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isFirstTap.current && selectionStart === selectionEnd) currentTarget.select();
      isFirstTap.current = false;
    },
    onInput: () => {
      isFirstTap.current = false;
    },
  };
}
