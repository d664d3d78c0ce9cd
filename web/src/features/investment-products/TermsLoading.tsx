import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Rows, TableContainer } from './term-table.styles';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export const TermsLoading = () => (
  <TableContainer aria-hidden="true">
    <Rows>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton height="22px" width="38%" />
          <Skeleton height="22px" width="22%" />
        </Row>
      ))}
    </Rows>
  </TableContainer>
);

const Row = chakra('div', {
  base: {
    '&&': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    minHeight: { base: '5.75rem', md: '4.25rem' },
    '& + &': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
