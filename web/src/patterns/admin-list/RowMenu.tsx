import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Icon } from '#web/components/Icon.tsx';
import { type MenuItem, RowMenuItems } from './RowMenuItems';

type RowMenuProps = { name: string; items: readonly MenuItem[] };

export function RowMenu({ name, items }: RowMenuProps) {
  const [openedAt, setOpenedAt] = useState<'first' | 'last'>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = `Opciones de ${name}`;
  const close = () => {
    // Focus before unmounting the menu, so that a dialog returns the focus here.
    button.current?.focus();
    setOpenedAt(undefined);
  };
  return (
    <MenuAnchor data-open={openedAt && ''}>
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={openedAt !== undefined}
        aria-controls={openedAt && id}
        onClick={() => (openedAt ? close() : setOpenedAt('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Icon as={Ellipsis} />
      </IconButton>
      {openedAt && (
        <RowMenuItems
          id={id}
          label={label}
          items={items}
          initialItem={openedAt}
          close={close}
          dismiss={() => setOpenedAt(undefined)}
        />
      )}
    </MenuAnchor>
  );
}

const MenuAnchor = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    flex: 'none',
    '&[data-open]': { zIndex: '2' },
  },
});
