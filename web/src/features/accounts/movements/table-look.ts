import { chakra } from '@chakra-ui/react/styled-system';

/** On what a table of movements is drawn: its rows become blocks where columns have no room. */
export const tableRoom = { containerType: 'inline-size' } as const;
export const NARROW = '@container (max-width: 46rem)';

/** One styled element for the whole table: ten thousand rows bring none of their own. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    // Rows that come and go while scrolling must not move the columns.
    tableLayout: 'fixed',
    fontSize: '0.9375rem',
    '& th': {
      px: '3',
      py: '10px',
      textAlign: 'start',
      fontSize: '0.8125rem',
      fontWeight: '600',
      color: 'fg.subtle',
      bg: 'bg.subtle',
      whiteSpace: 'nowrap',
    },
    '& td': { px: '3', py: '14px', overflowWrap: 'anywhere' },
    '& [data-area=date]': { width: '8.125rem', whiteSpace: 'nowrap' },
    '& [data-area=direction]': { width: '6.875rem' },
    '& [data-area=direction] span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& td[data-area=direction]': { color: 'fg.muted' },
    '& td[data-incoming] svg': { color: 'success.fg' },
    '& [data-area=amount]': { width: '11.5rem', textAlign: 'end' },
    '& [data-area=balance]': { width: '8.75rem', textAlign: 'end', whiteSpace: 'nowrap' },
    '& td[data-area=balance]': { color: 'fg.muted' },
    '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
    '& tbody tr[data-space]': { border: '0', '& td': { p: '0' } },
    '& :is(th, td):first-of-type': { ps: '5' },
    '& :is(th, td):last-of-type': { pe: '5' },
    // By the room that it has, not the window: the sidebar takes some, larger text as well.
    [NARROW]: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"description amount" "date direction" "balance balance"',
        columnGap: '3',
        rowGap: '2px',
        px: '4',
        py: '3',
      },
      '& tbody td[data-area]': { p: '0', width: 'auto' },
      '& td[data-area=description]': { gridArea: 'description' },
      '& td[data-area=date]': { gridArea: 'date', textStyle: 'body.sm', color: 'fg.subtle' },
      '& td[data-area=direction]': { gridArea: 'direction', textStyle: 'body.sm', justifySelf: 'end' },
      '& td[data-area=amount]': { gridArea: 'amount' },
      '& td[data-area=balance]': {
        gridArea: 'balance',
        textStyle: 'body.sm',
        _before: { content: '"Saldo "' },
      },
      '& tbody tr[data-space]': { display: 'block', p: '0' },
    },
  },
});
