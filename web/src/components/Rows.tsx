import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Row {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  total?: boolean;
}

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <List>
    {rows.map((row) => (
      <Line key={row.label} total={row.total ?? false}>
        <Label>{row.label}</Label>
        <Value>
          <div translate={translateAttribute(row.value)}>{row.value}</div>
          {row.detail !== undefined && (
            <Detail htmlTranslate={translateAttribute(row.detail)}>{row.detail}</Detail>
          )}
        </Value>
        {row.action === undefined ? null : <Action>{row.action}</Action>}
      </Line>
    ))}
  </List>
);

/** Excludes amounts, dates, account numbers and folios from translation. */
const translateAttribute = (value: ReactNode) =>
  typeof value === 'string' && /\d/.test(value) ? 'no' : undefined;

const List = chakra('dl', { base: { fontSize: '0.9375rem' } });

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '168px minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '2px',
    alignItems: 'center',
    minHeight: '56px',
    px: { base: '4', md: '5' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
  },
  variants: {
    total: {
      true: {
        bg: 'bg.subtle',
        fontWeight: '600',
        '&:last-of-type': { borderBottomRadius: 'card' },
        '& dt': { color: 'fg', fontWeight: '600' },
      },
    },
  },
});

const Label = chakra('dt', {
  base: { textStyle: 'body.sm', color: 'fg.muted', gridColumn: { base: '1 / -1', md: 'auto' } },
});

const Value = chakra('dd', {
  base: { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' },
});

const Detail = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' } });

const Action = chakra('dd', { base: { my: '-10px' } });
