import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type GridListProps = { 'columnWidth': string; 'aria-hidden'?: 'true'; 'children': ReactNode };

/** List in a card: as many columns as fit, with lines between the items. */
export const GridList = ({ columnWidth, ...list }: GridListProps) => (
  <Card.Root overflow="hidden">
    <List gridTemplateColumns={`repeat(auto-fit, minmax(min(${columnWidth}, 100%), 1fr))`} {...list} />
  </Card.Root>
);

const List = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    // Grid lines by overlapping borders; the card clips the outer ones.
    '& > li': {
      mt: '-1px',
      ms: '-1px',
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
    },
  },
});
