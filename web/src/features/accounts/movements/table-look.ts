import { chakra } from '@chakra-ui/react/styled-system';
import { Table as Base, NARROW } from '../../../ui/table';

export const Table = chakra(Base, {
  base: {
    // Rows that come and go while scrolling must not move the columns.
    tableLayout: 'fixed',
    '& td': { py: '14px', overflowWrap: 'anywhere' },
    '& [data-area=date]': { width: '8.125rem', whiteSpace: 'nowrap' },
    '& [data-area=direction]': { width: '6.875rem' },
    // On the line of its row, the arrow in the middle of it.
    '& [data-area=direction] span': { display: 'inline-flex', alignItems: 'baseline', gap: '2' },
    '& [data-area=direction] svg': { alignSelf: 'center' },
    '& td[data-area=direction]': { color: 'fg.muted' },
    '& td[data-incoming] svg': { color: 'success.fg' },
    '& [data-area=amount]': { width: '11.5rem' },
    '& [data-area=balance]': { width: '8.75rem', whiteSpace: 'nowrap' },
    '& td[data-area=balance]': { color: 'fg.muted' },
    '& tbody tr[data-space]': { border: '0', '& td': { p: '0' } },
    [NARROW]: {
      '& tbody tr': {
        gridTemplateAreas: '"description amount" "date direction" "balance balance"',
        rowGap: '2px',
      },
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
