import { chakra } from '@chakra-ui/react/styled-system';

/** Compares the container width, since sidebar, side panel and text size reduce it. */
const NARROW = '@container (max-width: 33.75rem)';

/* Inner radius of the border. */
const TOP = {
  borderTopLeftRadius: 'calc({radii.control} - 2px)',
  borderTopRightRadius: 'calc({radii.control} - 2px)',
} as const;

/** Wraps the fieldset: in Chromium a container inside a fieldset loses its content when a style in it changes. */
export const TableContainer = chakra('div', { base: { containerType: 'inline-size' } });

export const Rows = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) repeat(4, auto)',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > *': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      columnGap: '4',
      px: '4',
    },
    '&[data-invalid]': { borderColor: 'danger.border' },
    [NARROW]: { display: 'block' },
  },
});

export const Head = chakra('div', {
  base: {
    alignItems: 'end',
    py: '10px',
    bg: 'bg.subtle',
    ...TOP,
    fontSize: '0.8125rem',
    fontWeight: '600',
    color: 'fg.subtle',
    '& > :first-of-type': { gridColumn: '1 / 3' },
    '& > :not(:first-of-type)': { textAlign: 'end', maxWidth: '6.5rem' },
    [NARROW]: { '&&': { display: 'none' } },
  },
});

/* In columns the header labels the figures; in a card each figure has its own label. */
export const Row = chakra('label', {
  base: {
    position: 'relative',
    alignItems: 'center',
    py: '3',
    cursor: 'pointer',
    borderTop: '1px solid {colors.border.subtle}',
    fontSize: '0.9375rem',
    _hover: { bg: 'bg.subtle' },
    '&:last-of-type': { borderBottomRadius: 'control' },
    '&:has(:checked)': { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 2px {colors.accent.border}' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px', zIndex: '1' },
    '& > input': { outline: 'none' },
    '& b': { fontWeight: '600' },
    '& i': { srOnly: true },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    '& small[data-moved]': { color: 'warning.fg' },
    '& [data-cell=figures]': { display: 'contents' },
    '& [data-cell]:not([data-cell=term])': { textAlign: 'end', whiteSpace: 'nowrap' },
    [NARROW]: {
      '&&': { display: 'flex', alignItems: 'flex-start' },
      '&:first-of-type': { borderTop: 'none', ...TOP },
      '& > span': {
        display: 'grid',
        flex: '1',
        minWidth: '0',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        columnGap: '3',
      },
      '& i': { srOnly: false, fontStyle: 'normal' },
      '& [data-cell=total] i': { srOnly: true },
      '& small': { display: 'inline' },
      '& [data-cell=term] small': { display: 'block' },
      '& [data-cell=term]': { order: '-3', gridRow: 'span 2' },
      '& [data-cell=total]': { order: '-2' },
      '& [data-cell=gain]': { order: '-1' },
      '& [data-cell][data-cell=figures]': { display: 'block', gridColumn: '1 / -1', textAlign: 'start' },
      '& [data-cell]:is([data-cell=figures], [data-cell=gain])': { textStyle: 'body.sm', color: 'fg.muted' },
      '& [data-cell=figures] > [data-cell]': { textAlign: 'start', whiteSpace: 'normal' },
    },
  },
});
