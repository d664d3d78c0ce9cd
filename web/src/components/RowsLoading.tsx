import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';

type RowsLoadingProps = { rows: number; height: string };

export const RowsLoading = ({ rows, height }: RowsLoadingProps) => (
  <Card.Root aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <Row key={row} style={{ minHeight: height }}>
        <Skeleton height="18px" width="38%" />
        <Skeleton height="18px" width="22%" />
      </Row>
    ))}
  </Card.Root>
);

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: { base: '4', md: '5' },
    '& + &': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
