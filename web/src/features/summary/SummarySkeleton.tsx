import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { loadingText } from '#web/components/Loading.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Actions, Band, Columns, Groups, Protagonist } from './layout.styles';
import { PartPlace, RailPlaceholder } from './SectionPlaceholder';

/** Same layout as the page, to avoid a layout shift. */
export const SummarySkeleton = () => (
  <>
    <Band>
      <Protagonist>
        <Text role="status" textStyle="body.sm" color="fg.muted">
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
        <RailPlaceholder />
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
