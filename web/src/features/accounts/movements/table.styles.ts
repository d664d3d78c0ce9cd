import { chakra } from '@chakra-ui/react/styled-system';
import { Table as ChakraTable } from '@chakra-ui/react/table';
import { NARROW } from '#web/components/theme/container.ts';

/** Less than half a phone's width, relative to the text size. */
const TIGHT = '@container (max-width: 15rem)';

/**
 * Clicks are handled by the table. No overlay in the row: in WebKit a table row does not contain
 * positioned elements, so the button would cover the page.
 */
const opening = {
  '& button': {
    display: 'block',
    // 44 px target without a taller row.
    py: '11px',
    my: '-11px',
    textAlign: 'start',
    fontWeight: '600',
    overflowWrap: 'anywhere',
    _focusVisible: { outline: 'none' },
  },
  '& tbody tr:has(button)': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
  '& tbody tr:has(button:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '-3px' },
  '& tbody tr[data-open]': {
    bg: 'accent.subtle',
    boxShadow: 'inset 3px 0 0 {colors.accent.border}',
  },
} as const;

export const Table = chakra(ChakraTable.Root, {
  base: {
    // Fixed layout: virtualized rows must not change the column widths.
    tableLayout: 'fixed',
    ...opening,
    '& td': { py: '11px' },
    '& td[data-area=movement] > div': { display: 'flex', alignItems: 'center', gap: '3' },
    '& td[data-area=movement] > div > :last-of-type': { minWidth: '0' },
    '& td[data-area=movement] small': { display: 'block', textStyle: 'body.xs', color: 'fg.subtle' },
    '& time': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '& [data-area=amount]': { width: '11.5rem' },
    '& [data-area=balance]': { width: '8.75rem', whiteSpace: 'nowrap' },
    '& td[data-area=balance]': {
      color: 'fg.muted',
      fontSize: '0.875rem',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& tr[data-day]': {
      bg: 'bg.subtle',
      '& th': { py: '6px', fontSize: '0.875rem', fontWeight: '650', color: 'fg' },
      '& th small': { ms: '1', fontWeight: '400', color: 'fg.subtle' },
      '& td': { py: '0', textStyle: 'body.xs', color: 'fg.subtle' },
    },
    '& tr[data-single]': { display: 'none' },
    '& tr[data-single] + tr': { borderTopColor: 'border' },
    '& time[data-single]': { fontWeight: '600', color: 'fg.muted' },
    '& tbody tr[data-space]': { border: '0', '& td': { p: '0' } },
    [NARROW]: {
      '& tbody tr': { gridTemplateAreas: '"movement amount" "movement balance"', rowGap: '0', py: '11px' },
      '& td[data-area=movement]': { gridArea: 'movement' },
      '& td[data-area=amount]': { gridArea: 'amount', alignSelf: 'end' },
      '& td[data-area=balance]': {
        gridArea: 'balance',
        textStyle: 'body.xs',
        _before: { content: '"Saldo "' },
      },
      '& tbody tr[data-day]': {
        gridTemplateAreas: 'none',
        alignItems: 'baseline',
        py: '2',
        '& th': { p: '0' },
        '& td > span': { whiteSpace: 'nowrap' },
        '& td[data-area=rest]': { display: 'none' },
      },
      '& tr[data-single]': { display: 'grid' },
      '& time[data-single]': { display: 'none' },
      '& tbody tr[data-space]': { display: 'block', p: '0' },
      '& [data-area=amount], & [data-area=balance]': { width: 'auto' },
    },
    [TIGHT]: {
      '& tbody tr:has(button)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"movement" "amount" "balance"',
      },
      '& tbody tr[data-day]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});
