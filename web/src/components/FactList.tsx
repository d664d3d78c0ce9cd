import { DataList } from '@chakra-ui/react/data-list';
import type { ComponentProps, ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode; total?: boolean };

type FactListProps = ComponentProps<typeof DataList.Root> & { facts: readonly Fact[] };

export const FactList = ({ facts, ...list }: FactListProps) => (
  <DataList.Root {...list}>
    {facts.map(({ label, value, total }) => (
      <DataList.Item key={label} data-total={total ? '' : undefined}>
        <DataList.ItemLabel>{label}</DataList.ItemLabel>
        <DataList.ItemValue>{value}</DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);
