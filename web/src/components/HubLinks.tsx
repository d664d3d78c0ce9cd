import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from './Icon';

type HubLink = { to: string; icon: LucideIcon; title: string; about: string };

export const HubLinks = ({ links }: { links: readonly HubLink[] }) => (
  <Card.Root overflow="hidden">
    <List>
      {links.map(({ to, icon, title, about }) => (
        <li key={to}>
          <Row to={to}>
            <Icon as={icon} />
            <span>
              <b>{title}</b>
              <small>{about}</small>
            </span>
            <Icon as={ChevronRight} />
          </Row>
        </li>
      ))}
    </List>
  </Card.Root>
);

const List = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
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
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    height: '100%',
    minHeight: '72px',
    px: { base: '4', md: '5' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg:first-of-type': { color: 'accent.fg' },
    '& > svg:last-of-type': { color: 'fg.subtle' },
    '& > span': { flex: '1', minWidth: '0' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
