import { chakra } from '@chakra-ui/react/styled-system';
import { loadingText } from '../../ui/Loading';
import { RowsLoading } from '../../ui/RowsLoading';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { Actions, Band, Columns, Groups, Protagonist } from './layout';
import { PartPlace, RailPlace } from './Place';

/** The page's shape while it is on its way, so that nothing jumps when it comes. */
export const SummarySkeleton = () => (
  <>
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
        <div>
          <Skeleton height="23px" width="160px" mb="10px" />
          <PartPlace of="week" />
        </div>
        <div>
          <Skeleton height="23px" width="160px" mb="10px" />
          <RowsLoading rows={3} height="72px" />
        </div>
      </Groups>
      <Groups>
        <RailPlace />
      </Groups>
    </Columns>
  </>
);

const Action = chakra(Skeleton, {
  base: {
    width: { base: 'auto', md: '124px' },
    height: { base: '64px', md: '48px' },
    borderRadius: 'control',
  },
});
