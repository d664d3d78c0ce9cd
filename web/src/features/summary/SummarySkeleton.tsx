import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/Card';
import { loadingText } from '../../ui/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { Tall } from '../../ui/Tall';
import { Text } from '../../ui/Text';
import { Actions, Band, Columns, Groups } from './layout';

/** The page's shape while it is on its way, so that nothing jumps when it comes. */
export const SummarySkeleton = () => (
  <Tall>
    <Band>
      <Protagonist>
        <Text role="status" size="sm" tone="muted">
          {loadingText}
        </Text>
        <Skeleton height="48px" width="min(280px, 70vw)" mt="1" />
      </Protagonist>
      <Actions aria-hidden="true">
        {['transfer', 'pay', 'top-up'].map((action) => (
          <Action key={action} />
        ))}
      </Actions>
    </Band>
    <Columns aria-hidden="true">
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

const Protagonist = chakra('div', { base: { minHeight: '96px' } });
const Action = chakra(Skeleton, {
  base: {
    width: { base: 'auto', md: '124px' },
    height: { base: '64px', md: '48px' },
    borderRadius: 'control',
  },
});

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
