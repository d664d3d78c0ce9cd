import { DataList } from '@chakra-ui/react/data-list';
import type { ComponentProps, ReactNode } from 'react';

export type LabeledValue<Value extends ReactNode = ReactNode> = {
  label: string;
  value: Value;
  total?: boolean;
};

type LabeledValueListProps = ComponentProps<typeof DataList.Root> & { items: readonly LabeledValue[] };

export const LabeledValueList = ({ items, ...list }: LabeledValueListProps) => (
  <DataList.Root {...list}>
    {items.map(({ label, value, total }) => (
      <DataList.Item key={label} data-total={total ? '' : undefined}>
        <DataList.ItemLabel>{label}</DataList.ItemLabel>
        <DataList.ItemValue>{value}</DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);
