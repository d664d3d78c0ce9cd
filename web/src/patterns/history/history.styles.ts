import { chakra } from '@chakra-ui/react/styled-system';
import { Table as ChakraTable } from '@chakra-ui/react/table';
import { NARROW } from '#web/components/theme/container.ts';

/** All columns fit. */
const ALL_COLUMNS = '@container (min-width: 54rem)';
/** Date and detail have their own lines. */
const SEPARATE_LINES = '@container (max-width: 30rem)';
/** Only two words fit in a line: large text on a phone. */
const ONE_COLUMN = '@container (max-width: 14rem)';

/* `data-shows` selects the end of a row's block: status or actions. */
export const Table = chakra(ChakraTable.Root, {
  base: {
    '& th': { py: '1' },
    '& td': { py: '2' },
    '& tbody tr': { animation: 'arrive' },
    '& [data-area=date]': { width: '7.5rem', whiteSpace: 'nowrap' },
    '& :is([data-area=detail], td[data-area=status])': { textStyle: 'body.sm', color: 'fg.muted' },
    '& [data-area=detail]': { textWrap: 'balance' },
    // Touch target taller than the line.
    '& [data-area=name] > a': {
      py: '11px',
      my: '-11px',
      minHeight: '0',
      fontSize: '1rem',
      lineHeight: '1.375',
      color: 'fg',
      _hover: { textDecoration: 'underline' },
    },
    '& [data-area=name] > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& [data-area=name]:has(> [data-mark])': { position: 'relative', ps: '60px' },
    '& [data-mark]': { position: 'absolute', insetInlineStart: '3', top: 'calc(50% - 18px)' },
    '& [data-month] th': { px: '5', py: '2', color: 'fg.muted', whiteSpace: 'normal' },
    '& [data-month] th > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    '& caption > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      px: '5',
      py: '3',
      bg: 'accent.subtle',
      '& > h2': { display: 'flex', alignItems: 'center', gap: '3' },
      '& > h2 > svg': { color: 'accent.fg' },
    },
    // Visually hidden headings; the cells still set the column widths.
    '&[data-apart] th': { py: '0', fontSize: '0', lineHeight: '0' },
    '&[data-apart] tbody tr:first-of-type': { borderTop: '0' },
    '& [data-papers]': { display: 'none' },
    '&:not(:has([data-shows=actions], [data-wide]))': {
      '& [data-area=actions]': { display: 'none' },
      '& [data-area=amount]': { pe: '5' },
    },
    // Aligns the columns of the scheduled and past tables.
    [ALL_COLUMNS]: {
      tableLayout: 'fixed',
      '& [data-area=status]': { width: '7rem' },
      '&& [data-area=amount]': { width: '10rem', pe: '3' },
      '&& [data-area=actions]': { display: 'table-cell', width: '12rem' },
      '& [data-papers]': { display: 'flex' },
      '&:has([data-mark]) th:nth-of-type(3)': { width: '10rem' },
    },
    [NARROW]: {
      '& tbody tr': {
        position: 'relative',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"name name amount" "date detail detail"',
        columnGap: '1',
        rowGap: '2px',
        alignItems: 'center',
        alignContent: 'center',
        minHeight: '72px',
      },
      '&& [data-area=name]': {
        gridArea: 'name',
        position: 'static',
        p: '0',
        contain: 'inline-size',
      },
      '&& [data-area=amount]': { gridArea: 'amount', pe: '0', alignSelf: 'start' },
      '& [data-area=date]': { gridArea: 'date', alignSelf: 'start', textStyle: 'body.sm', color: 'fg.muted' },
      '& [data-area=detail]': {
        gridArea: 'detail',
        minWidth: '0',
        overflowWrap: 'anywhere',
        '&:not(:empty)::before': { content: '"· "' },
      },
      '& tbody td[data-area=status]': { srOnly: true },
      '& tbody tr:has([data-mark])': { ps: '64px' },
      '& [data-mark]': { insetInlineStart: '4', top: '3' },
      '& [data-area=name] > small:not([data-about])': { display: 'none' },
      // Extends the name's link over the row; actions lie above it.
      '& [data-area=name] > a::after': { content: '""', position: 'absolute', inset: '0' },
      '& [data-area=name] > a:focus-visible': { outline: 'none' },
      '& [data-area=name] > a:focus-visible::after': {
        outline: '3px solid {colors.focus.ring}',
        outlineOffset: '-3px',
      },
      '& tr[data-shows=status]': {
        gridTemplateAreas: '"name name amount" "date detail status"',
        '& > [data-area=status]': { srOnly: false, gridArea: 'status', textAlign: 'end' },
      },
      '& tr[data-shows=actions]': {
        gridTemplateAreas: '"name name amount" "date detail actions"',
        '& > [data-area=actions]': { gridArea: 'actions', position: 'relative', my: '-12px' },
      },
      '& tr[data-wide]': {
        gridTemplateAreas: '"name name amount" "date detail status" "actions actions actions"',
        '& > [data-area=actions]': { gridArea: 'actions', position: 'relative', mt: '0', mb: '-8px' },
        '& > [data-area=actions] > div': { justifyContent: 'flex-start', ms: '-16px' },
      },
      '& caption': { display: 'block', '& > div': { px: '4' } },
      '& tr[data-month]': {
        display: 'block',
        minHeight: '0',
        py: '2',
        bg: 'bg.subtle',
        '& > th': { display: 'block', p: '0' },
      },
    },
    [SEPARATE_LINES]: {
      '& tbody tr:has([data-mark])': { ps: '4' },
      '& [data-mark]': { display: 'none' },
      '& tr:is([data-shows=status], [data-shows=actions], [data-wide])': {
        '& > [data-area=date]': { alignSelf: 'center' },
        '& > [data-area=detail]::before': { content: 'none' },
      },
      '& tr[data-shows=status]': {
        gridTemplateAreas: '"name name amount" "detail detail detail" "date date status"',
      },
      '& tr[data-shows=actions]': {
        gridTemplateAreas: '"name name amount" "detail detail detail" "date date actions"',
      },
      '& tr[data-wide]': {
        gridTemplateAreas:
          '"name name amount" "detail detail detail" "date date status" "actions actions actions"',
      },
    },
    [ONE_COLUMN]: {
      '& tbody tr[data-shows]': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"name" "amount" "date" "detail" "status" "actions"',
        '& > td[data-area]': { textAlign: 'start', my: '0' },
        '& > [data-area=actions] > div': { flexDirection: 'column', alignItems: 'start', mx: '-16px' },
      },
      '& [data-area=detail]:not(:empty)::before': { content: 'none' },
    },
  },
});
