import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { useDialogEntry } from '#web/lib/page/dialog-history.ts';

export type MenuItem = { icon: LucideIcon; title: string } & ({ to: string } | { act: () => void });

type RowMenuItemsProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  begin: 'first' | 'last';
  close: () => void;
  leave: () => void;
};

function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Back closes it, like a dialog. */
export function RowMenuItems({ id, label, items, begin, close, leave }: RowMenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const choices = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && menu.current?.parentElement?.contains(target) === false) leave();
  });

  const onOpen = useEffectEvent(() => {
    choices()
      .at(begin === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
    menu.current?.scrollIntoView({ block: 'nearest' });
  });

  useLayoutEffect(() => onOpen(), []);
  useDialogEntry(close);
  useEffect(() => {
    const onPointerDown = (event: Event) => onPress(event);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = choices();
    const place = all.findIndex((item) => item.matches(':focus'));
    const next = nextPlace(event.key, place, all.length);
    // Tab continues from the button.
    if (event.key === 'Tab' || event.key === 'Escape') close();
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
  };

  return (
    <Box ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => {
        const words = (
          <>
            <Icon as={item.icon} />
            <span>{item.title}</span>
          </>
        );
        return 'to' in item ? (
          <Link key={item.title} to={item.to} role="menuitem" tabIndex={-1}>
            {words}
          </Link>
        ) : (
          <button
            key={item.title}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              item.act();
            }}
          >
            {words}
          </button>
        );
      })}
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    minWidth: '13rem',
    p: '1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'control',
    boxShadow: 'dialog',
    scrollMarginBottom: '4',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: 'control',
      px: '3',
      borderRadius: 'tag',
      color: 'fg',
      textStyle: 'label',
      textAlign: 'start',
      textDecoration: 'none',
      '& > svg': { color: 'accent.fg' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
});
