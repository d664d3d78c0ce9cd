import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export const FactList = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <List>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '10px',
    textStyle: 'body.sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': {
      minWidth: '0',
      overflowWrap: 'anywhere',
      textAlign: 'end',
      color: 'fg',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
