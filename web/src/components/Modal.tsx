import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useDialogEntry } from '../lib/page/dialog-history';
import { trackDialogFocus } from '../lib/page/focus-return';

type ModalProps = Omit<ComponentProps<typeof ChakraDialog.Content>, 'role'> &
  Pick<ComponentProps<typeof ChakraDialog.Root>, 'role' | 'size'> & {
    onClose: () => void;
    /** Handles Back; closes the dialog by default. */
    onBack?: (() => void) | undefined;
    /** Disables every way to close, while money is being sent. */
    isLocked?: boolean;
    closeOnInteractOutside?: boolean;
  };

/** Chakra's dialog with a history entry. Open while mounted. */
export function Modal({
  role = 'dialog',
  size,
  onClose,
  onBack = onClose,
  isLocked = false,
  closeOnInteractOutside = false,
  ...content
}: ModalProps) {
  const box = useRef<HTMLDivElement>(null);
  // Read before a child takes the focus.
  const [opener] = useState(() => document.activeElement);
  useDialogEntry(() => {
    if (!isLocked) onBack();
  });
  useLayoutEffect(() => trackDialogFocus(opener), [opener]);
  return (
    <ChakraDialog.Root
      open
      role={role}
      size={size}
      aria-label={content['aria-label']}
      closeOnEscape={!isLocked}
      closeOnInteractOutside={closeOnInteractOutside}
      // The page keeps its scrollbar, and focus-return.ts also finds openers that were rendered again.
      preventScroll={false}
      restoreFocus={false}
      initialFocusEl={() => focusTarget(box.current)}
      // A page that loads behind the dialog would otherwise take the focus.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={onClose}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={box} {...content} />
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** Returns the element with `autoFocus`, else the title. */
function focusTarget(box: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const hasFocus = activeElement instanceof HTMLElement && box?.contains(activeElement);
  return hasFocus ? activeElement : (box?.querySelector<HTMLElement>('[data-part=title]') ?? box);
}
