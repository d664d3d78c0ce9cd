import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/Card';
import { loadingText } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { Groups } from './AccountGroups';

/** The page's shape while it is on its way, so that nothing jumps when it comes. */
export const SummarySkeleton = () => (
  <Tall>
    <Text role="status" size="sm" tone="muted" mt="5">
      {loadingText}
    </Text>
    <Skeleton height="48px" width="min(280px, 70%)" mt="2" />
    <Columns mt="10" aria-hidden="true">
      <Groups>
        {[3, 2].map((rows) => (
          <div key={rows}>
            <Skeleton height="20px" width="160px" mb="3" />
            <Card>
              {Array.from({ length: rows }, (_, row) => row).map((row) => (
                <Row key={row}>
                  <Skeleton height="18px" width="38%" />
                  <Skeleton height="20px" width="26%" />
                </Row>
              ))}
            </Card>
          </div>
        ))}
      </Groups>
    </Columns>
  </Tall>
);

/** The accounts, and what is due beside them; below them where there is no room. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6',
    '& > *': { flex: '1 1 19.5rem', minWidth: 0 },
    '& > :first-of-type': { flex: '999 1 32rem' },
  },
});

/* Keeps the footer out of sight, so that the accounts push nothing that is seen. */
const Tall = chakra('div', { base: { minHeight: '100dvh' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '72px',
    px: { base: '4', md: '5' },
    '& + &': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
