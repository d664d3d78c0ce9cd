import { chakra } from '@chakra-ui/react/styled-system';
import { TOKEN_LENGTH } from '#contract/signatures';
import type { Slot } from '#web/components/slot.ts';

const places = Array.from({ length: TOKEN_LENGTH }, (_, place) => place);

/** A cell for each digit, drawn behind the one input that they stand for. */
export const TokenCells = ({ filled, children }: { filled: number; children: Slot }) => (
  <Box>
    <Cells aria-hidden="true">
      {places.map((place) => (
        <i key={place} data-next={place === Math.min(filled, TOKEN_LENGTH - 1) ? '' : undefined} />
      ))}
    </Cells>
    {children}
  </Box>
);

const GAP = '8px';
/* From one cell to the next, in the box's own width. */
const PITCH = `(100cqi + ${GAP}) / ${TOKEN_LENGTH}`;
/* How wide the font draws any digit. */
const DIGIT = '0.63em';

const Box = chakra('div', {
  base: {
    position: 'relative',
    boxSizing: 'content-box',
    width: '100%',
    maxWidth: '25rem',
    // Room for the ring of the cell that is next.
    m: '-4px',
    p: '4px',
    containerType: 'inline-size',
    overflow: 'clip',
  },
});

const Cells = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${TOKEN_LENGTH}, minmax(0, 1fr))`,
    gap: GAP,
    '& i': {
      minHeight: '56px',
      bg: 'bg.panel',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'border.emphasized',
      borderRadius: 'control',
    },
    '&:has(+ [aria-invalid=true]) i': {
      borderColor: 'danger.border',
      boxShadow: 'inset 0 0 0 1px {colors.danger.border}',
    },
    '&:has(+ :focus) [data-next]': { outline: '3px solid {colors.focus.ring}' },
  },
});

/** Goes inside of the cells: each digit over the middle of its own. */
export const TokenInput = chakra('input', {
  base: {
    position: 'absolute',
    top: '4px',
    bottom: '4px',
    left: '4px',
    // Wider than the cells: the last digit would make it scroll.
    width: '120%',
    ps: `calc((${PITCH} - ${GAP} - ${DIGIT}) / 2)`,
    letterSpacing: `calc(${PITCH} - ${DIGIT})`,
    color: 'fg',
    bg: 'transparent',
    fontSize: 'min(1.5rem, 10cqi)',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // The cell that is next has the ring.
    outline: 'none',
    '&[data-full]': { caretColor: 'transparent' },
  },
});
