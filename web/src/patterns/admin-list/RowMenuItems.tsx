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
  initialItem: 'first' | 'last';
  close: () => void;
  dismiss: () => void;
};

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Menu that Back closes, like a dialog. */
export function RowMenuItems({ id, label, items, initialItem, close, dismiss }: RowMenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const findItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && menu.current?.parentElement?.contains(target) === false) dismiss();
  });

  const onOpen = useEffectEvent(() => {
    findItems()
      .at(initialItem === 'first' ? 0 : -1)
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
    const menuItems = findItems();
    const index = menuItems.findIndex((item) => item.matches(':focus'));
    const next = nextIndex(event.key, index, menuItems.length);
    // Closing focuses the button, so that Tab continues from it.
    if (event.key === 'Tab' || event.key === 'Escape') close();
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next !== undefined) menuItems[next]?.focus();
  };

  return (
    <Box ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => {
        const content = (
          <>
            <Icon as={item.icon} />
            <span>{item.title}</span>
          </>
        );
        return 'to' in item ? (
          <Link key={item.title} to={item.to} role="menuitem" tabIndex={-1}>
            {content}
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
            {content}
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
