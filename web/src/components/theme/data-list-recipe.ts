import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const dataList = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    itemLabel: { textStyle: 'body.sm', color: 'fg.muted' },
    itemValue: { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    orientation: {
      /** Label and value at both ends of a line. */
      horizontal: {
        root: { textStyle: 'body.sm' },
        item: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: '4',
        },
        itemValue: { ms: 'auto', textAlign: 'end' },
      },
      vertical: { itemValue: { fontWeight: '600' } },
    },
    size: {
      sm: { root: { gap: '10px' } },
      md: {
        root: { gap: '3', py: '14px' },
        item: {
          '&[data-total]': { mt: '2px', pt: '3', borderTop: '1px solid {colors.border}' },
          '&[data-total] > dt': { color: 'fg', fontWeight: '600', fontSize: '1rem' },
        },
      },
      /** Rows across a card. */
      lg: {
        root: { textStyle: 'body.md', fontSize: '0.9375rem' },
        item: {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '168px minmax(0, 1fr) auto' },
          rowGap: '2px',
          alignItems: 'center',
          minHeight: '56px',
          px: { base: '4', md: '5' },
          py: '3',
          '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
          '&[data-total]': {
            bg: 'bg.subtle',
            fontWeight: '600',
            '&:last-of-type': { borderBottomRadius: 'card' },
            '& > dt': { color: 'fg', fontWeight: '600' },
          },
        },
        itemLabel: { gridColumn: { base: '1 / -1', md: 'auto' } },
        itemValue: { ms: '0', textAlign: 'start' },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal', size: 'md' },
});
