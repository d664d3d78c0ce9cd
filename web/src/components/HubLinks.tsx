import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { GridList } from './GridList';
import { Icon } from './Icon';

type HubLink = { to: string; icon: LucideIcon; title: string; about: string };

export const HubLinks = ({ links }: { links: readonly HubLink[] }) => (
  <GridList columnWidth="17.5rem">
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
  </GridList>
);

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
