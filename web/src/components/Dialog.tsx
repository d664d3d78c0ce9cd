import { IconButton } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isTopmost, registerDialog } from '../lib/page/dialog-history';
import { rememberFocus } from '../lib/page/focus-return';
import { Icon } from './Icon';
import { StatusIcon, type Tone } from './StatusIcon';
import type { Slot } from './slot';

interface DialogProps {
  title: string;
  above?: string | undefined;
  onClose: () => void;
  /** Back navigation within the dialog; defaults to closing it. */
  onBack?: (() => void) | undefined;
  /** Disables every way to close, while money is being sent. */
  locked?: boolean;
  /** 'alertdialog' for interruptions: errors, the end of the session. */
  role?: 'dialog' | 'alertdialog';
  icon?: LucideIcon;
  tone?: Tone;
  wide?: boolean;
  children?: ReactNode;
  actions?: Slot;
}

/** Longer than the pause between the presses of a double tap. */
const SETTLING_MS = 400;

/**
 * True right after a step appears, when a press may still be meant for what it covers. A press that is ignored
 * starts the time again, so that a customer who keeps tapping reads the step.
 */
function useSettling(step: string): boolean {
  const [settled, setSettled] = useState<string>();
  const settling = settled !== step;
  useEffect(() => {
    if (!settling) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(step), SETTLING_MS);
    };
    wait();
    window.addEventListener('pointerdown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', wait, true);
    };
  }, [step, settling]);
  return settling;
}

/** Open while mounted. Put `autoFocus` on the safe action. */
export function Dialog({
  title,
  above,
  onClose,
  onBack,
  locked = false,
  role = 'dialog',
  icon,
  tone,
  wide,
  children,
  actions,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Children mount after showModal(), because a closed dialog cannot hold the focus.
  const [opened, setOpened] = useState(false);
  const heading = useId();
  const settling = useSettling(title);
  const close = useEffectEvent(() => {
    if (!locked) onClose();
  });

  const back = useEffectEvent(() => {
    if (!locked) (onBack ?? onClose)();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const giveBack = rememberFocus();
    element?.showModal();
    setOpened(true);
    const self = { onBack: () => back() };
    const forget = registerDialog(self);
    // Browsers let a page cancel only two Escapes in a row, so intercept the key itself.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isTopmost(self)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element?.close();
      giveBack();
      forget();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <Box
      ref={dialog}
      role={role}
      aria-labelledby={heading}
      wide={wide}
      style={settling ? { pointerEvents: 'none' } : {}}
      // An alert dialog opens by itself: Enter may still be meant for the button below it.
      onKeyDown={(event) => {
        const presses = event.key === 'Enter' || event.key === ' ';
        if (settling && presses && role === 'alertdialog') event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Reopens: only unmounting closes it.
      onClose={() => dialog.current?.showModal()}
    >
      {opened && (
        <>
          {icon && <StatusIcon icon={icon} tone={tone} mb="4" />}
          {above && <Above>{above}</Above>}
          <Title key={title} id={heading} title={title} />
          <Body>{children}</Body>
          {actions && <DialogActions>{actions}</DialogActions>}
          {!locked && (
            <IconButton
              variant="ghost"
              size="sm"
              color="fg.muted"
              position="absolute"
              top="14px"
              right="14px"
              aria-label="Cerrar"
              onClick={onClose}
            >
              <Icon as={X} />
            </IconButton>
          )}
        </>
      )}
    </Box>
  );
}

/** Moves the focus to the title of a new step, unless the step focused something itself. */
function Title({ id, title }: { id: string; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Heading ref={heading} id={id} tabIndex={-1} size="lg" pr="10">
      {title}
    </Heading>
  );
}

const Box = chakra('dialog', {
  base: {
    m: { base: 'auto auto 0', md: 'auto' },
    width: '100%',
    maxWidth: { base: 'none', md: '460px' },
    maxHeight: { base: '92dvh', md: 'calc(100dvh - 48px)' },
    overflowY: 'auto',
    px: { base: '5', md: '28px' },
    py: { base: '6', md: '28px' },
    color: 'fg',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: { base: 'transparent', _dark: 'border' },
    borderRadius: { base: '18px 18px 0 0', md: 'dialog' },
    boxShadow: 'dialog',
    animation: 'rise .2s {easings.out}',
    _backdrop: { bg: 'bg.scrim' },
  },
  variants: { wide: { true: { maxWidth: { base: 'none', md: '540px' } } } },
});

const Above = chakra('p', { base: { textStyle: 'body.sm', color: 'fg.muted' } });
const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    mt: '2',
    color: 'fg.muted',
    fontSize: '0.9375rem',
    _empty: { display: 'none' },
  },
});
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    gap: '3',
    mt: '6',
    '& > *': { flex: { md: '1' } },
  },
});
