import { chakra } from '@chakra-ui/react/styled-system';

export const PanelRows = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Row with a part at each end; `b` is the first line, `small` the next lines. */
export const PanelRow = chakra('li', {
  base: {
    'display': 'flex',
    'alignItems': 'center',
    'justifyContent': 'space-between',
    'columnGap': '4',
    'rowGap': '1',
    'minHeight': '52px',
    'py': '2',
    'fontSize': '0.9375rem',
    '& + &': { borderTop: '1px solid {colors.border.subtle}' },
    '& > :first-child': { minWidth: '0' },
    '& > :last-child:not(:first-child)': { flex: 'none', maxWidth: '60%', textAlign: 'end' },
    '& b': { display: 'block', overflowWrap: 'anywhere' },
    '& > small, & > div > small': {
      display: 'block',
      textStyle: 'body.sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    wraps: {
      true: {
        'flexWrap': 'wrap',
        '& > :last-child:not(:first-child)': {
          flex: 'auto',
          maxWidth: '100%',
          textAlign: 'start',
          justifyContent: { md: 'end' },
        },
      },
    },
  },
});
