import { chakra } from '@chakra-ui/react/styled-system';

export const tableRoom = { containerType: 'inline-size' } as const;

/** A container query, because the sidebar and large text also take room. */
export const NARROW = '@container (max-width: 46rem)';

/** One styled element for ten thousand rows. Cells set `data-area` (column) and `data-end` (alignment). */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
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
    '& td': { px: '3', py: '3' },
    '& [data-end]': { textAlign: 'end' },
    '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
    '& :is(th, td):first-of-type': { ps: '5' },
    '& :is(th, td):last-of-type': { pe: '5' },
    [NARROW]: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '3',
        rowGap: '1',
        px: '4',
        py: '3',
      },
      '& tbody td[data-area]': { p: '0', width: 'auto' },
    },
  },
});
