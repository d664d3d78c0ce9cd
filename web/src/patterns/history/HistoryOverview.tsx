import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Clock } from 'lucide-react';
import type { Money as MoneyValue } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { HistoryTable } from './HistoryTable';
import { totalsOf } from './months';
import type { HistoryEntry, HistorySource } from './source';
import { Totals } from './Totals';

type HistoryOverviewProps = {
  head: Slot;
  amounts: readonly MoneyValue[];
  labels: HistorySource<HistoryEntry, never, never>['labels'];
  children: readonly Slot[];
};

export function HistoryOverview({ head, amounts, labels, children }: HistoryOverviewProps) {
  const totals = totalsOf(amounts);
  return (
    <Sections>
      {head}
      {children.length > 0 && (
        <HistoryTable
          columns={labels.columns}
          caption={
            <>
              <Heading>
                <Icon as={Clock} />
                <span>{labels.parts.scheduled}</span>
              </Heading>
              <Text textStyle="body.sm" color="fg.muted">
                <span>{`${amounts.length} ${labels.counted[amounts.length === 1 ? 0 : 1]}`}</span>
                {totals.length > 0 && (
                  <span>
                    , <Totals totals={totals} />
                  </span>
                )}
                {children.length < amounts.length && (
                  <span>{`. Estos son los próximos ${children.length}; los demás están en la lista si filtras por estatus.`}</span>
                )}
              </Text>
            </>
          }
        >
          <tbody>{children}</tbody>
        </HistoryTable>
      )}
    </Sections>
  );
}

export const OverviewLoading = () => (
  <Sections aria-hidden="true" mb="6">
    <div>
      <Skeleton height="18px" width="10rem" />
      <Skeleton height="40px" width="min(14rem, 100%)" my="2" />
      <Skeleton height="18px" width="min(16rem, 100%)" />
    </div>
  </Sections>
);

const Sections = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    mt: '5',
    _empty: { display: 'none' },
  },
});
