import { DataList } from '@chakra-ui/react/data-list';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { LabeledValue } from './LabeledValueList';

export type Row = LabeledValue & {
  detail?: ReactNode;
  action?: ReactNode;
};

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <DataList.Root size="lg">
    {rows.map(({ label, value, detail, action, total }) => (
      <DataList.Item key={label} data-total={total ? '' : undefined}>
        <DataList.ItemLabel>{label}</DataList.ItemLabel>
        <DataList.ItemValue>
          <div translate={translateAttribute(value)}>{value}</div>
          {detail !== undefined && <Detail htmlTranslate={translateAttribute(detail)}>{detail}</Detail>}
        </DataList.ItemValue>
        {action !== undefined && <DataList.ItemValue my="-10px">{action}</DataList.ItemValue>}
      </DataList.Item>
    ))}
  </DataList.Root>
);

/** Excludes amounts, dates, account numbers and folios from translation. */
const translateAttribute = (value: ReactNode) =>
  typeof value === 'string' && /\d/.test(value) ? 'no' : undefined;

const Detail = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' } });
