import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { radioCard } from '#web/components/forms/Radio.ts';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';

type TileProps = {
  name: string;
  value: string;
  checked: boolean;
  radio?: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
  children: Slot;
};

export const Tile = ({ name, value, checked, radio, onChoose, children }: TileProps) => (
  <Edge>
    <label>
      <input ref={radio} type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      {children}
      {checked && (
        <Tick>
          <Icon as={Check} size="sm" />
        </Tick>
      )}
    </label>
  </Edge>
);

export const Tiles = chakra('div', {
  base: { display: 'grid', gap: '2' },
  variants: {
    size: {
      sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
      // Aligns the logos of a column.
      md: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        '& label': { justifyContent: 'start', pe: '6' },
      },
    },
  },
});

const Edge = chakra('div', {
  base: {
    ...radioCard,
    position: 'relative',
    bg: 'bg.panel',
    minWidth: '0',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
      minHeight: '52px',
      height: '100%',
      px: '10px',
      py: '2',
      fontWeight: '600',
      lineHeight: '1.3',
      fontVariantNumeric: 'tabular-nums lining-nums',
      cursor: 'pointer',
      '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    },
  },
});
const Tick = chakra('i', {
  base: { position: 'absolute', top: '3px', insetInlineEnd: '5px', color: 'accent.fg' },
});
