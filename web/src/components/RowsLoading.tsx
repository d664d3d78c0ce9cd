import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from './Card';
import { Skeleton } from './Skeleton';

type RowsLoadingProps = { rows: number; height: string };

export const RowsLoading = ({ rows, height }: RowsLoadingProps) => (
  <Card aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <Row key={row} style={{ minHeight: height }}>
        <Skeleton height="18px" width="38%" />
        <Skeleton height="18px" width="22%" />
      </Row>
    ))}
  </Card>
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
