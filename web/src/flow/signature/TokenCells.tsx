import { chakra } from '@chakra-ui/react/styled-system';
import { TOKEN_LENGTH } from '#contract/signatures';
import type { Slot } from '#web/components/slot.ts';

const cellIndexes = Array.from({ length: TOKEN_LENGTH }, (_, index) => index);

/** One cell per digit, drawn behind the single input. */
export const TokenCells = ({ filledCount, children }: { filledCount: number; children: Slot }) => (
  <Box>
    <Cells aria-hidden="true">
      {cellIndexes.map((index) => (
        <i key={index} data-next={index === Math.min(filledCount, TOKEN_LENGTH - 1) ? '' : undefined} />
      ))}
    </Cells>
    {children}
  </Box>
);

const GAP = '8px';
const PITCH = `(100cqi + ${GAP}) / ${TOKEN_LENGTH}`;
const DIGIT = '0.63em';

const Box = chakra('div', {
  base: {
    position: 'relative',
    boxSizing: 'content-box',
    width: '100%',
    maxWidth: '25rem',
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

/** Input over the cells; letter spacing centers each digit. */
export const TokenInput = chakra('input', {
  base: {
    position: 'absolute',
    top: '4px',
    bottom: '4px',
    left: '4px',
    // Wider than the cells; otherwise the last digit would scroll the input.
    width: '120%',
    ps: `calc((${PITCH} - ${GAP} - ${DIGIT}) / 2)`,
    letterSpacing: `calc(${PITCH} - ${DIGIT})`,
    color: 'fg',
    bg: 'transparent',
    fontSize: 'min(1.5rem, 10cqi)',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // The next cell shows the focus ring instead.
    outline: 'none',
    '&[data-full]': { caretColor: 'transparent' },
  },
});
