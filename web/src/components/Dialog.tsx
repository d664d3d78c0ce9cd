import { IconButton } from '@chakra-ui/react/button';
import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type LucideIcon, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { Modal } from './Modal';
import { StatusIcon, type Tone } from './StatusIcon';
import type { Slot } from './slot';

/** `role` is 'alertdialog' for interruptions: errors, the end of the session. */
type DialogProps = Pick<
  ComponentProps<typeof Modal>,
  'onClose' | 'onBack' | 'isLocked' | 'role' | 'children'
> & {
  title: string;
  overline?: string | undefined;
  icon?: LucideIcon;
  tone?: Tone;
  wide?: boolean;
  actions?: Slot;
};

/** Longer than the pause between the presses of a double tap. */
const SETTLING_MS = 400;

/**
 * True for a moment after a step appears: a press may be meant for the element that the step covers. Each
 * ignored press restarts the delay, so that repeated taps do not close the step.
 */
function useSettling(step: string): boolean {
  const [settled, setSettled] = useState<string>();
  const settling = settled !== step;
  useEffect(() => {
    if (!settling) return;
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(step), SETTLING_MS);
    };
    restartTimer();
    window.addEventListener('pointerdown', restartTimer, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', restartTimer, true);
    };
  }, [step, settling]);
  return settling;
}

/** Open while mounted. Put `autoFocus` on the safe action. */
export function Dialog({
  title,
  overline,
  role = 'dialog',
  icon,
  tone,
  wide = false,
  children,
  actions,
  ...modal
}: DialogProps) {
  const settling = useSettling(title);
  return (
    <Modal
      {...modal}
      role={role}
      size={wide ? 'md' : 'sm'}
      data-settling={settling ? '' : undefined}
      // An alert dialog opens without a press: Enter may be meant for the button behind it.
      onKeyDown={(event) => {
        const isPress = event.key === 'Enter' || event.key === ' ';
        if (settling && isPress && role === 'alertdialog') event.preventDefault();
      }}
    >
      {icon && <StatusIcon icon={icon} tone={tone} mb="4" />}
      {overline && (
        <Text textStyle="body.sm" color="fg.muted">
          {overline}
        </Text>
      )}
      <Title key={title} title={title} />
      <ChakraDialog.Body>{children}</ChakraDialog.Body>
      {actions && <DialogActions>{actions}</DialogActions>}
      {!modal.isLocked && (
        <ChakraDialog.CloseTrigger asChild>
          <IconButton variant="ghost" size="sm" color="fg.muted" aria-label="Cerrar">
            <Icon as={X} />
          </IconButton>
        </ChakraDialog.CloseTrigger>
      )}
    </Modal>
  );
}

/** Moves the focus to the title of a new step, unless the step focused something itself. */
function Title({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <ChakraDialog.Title ref={heading} tabIndex={-1}>
      {title}
    </ChakraDialog.Title>
  );
}

export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    gap: '3',
    mt: '6',
    '& > *': { flex: { md: '1' } },
  },
});
