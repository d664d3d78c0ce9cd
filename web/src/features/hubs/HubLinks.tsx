import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';

type HubLink = { to: string; icon: LucideIcon; title: string; about: string };

/** Where a hub leads: each row says what is there. */
export const HubLinks = ({ links }: { links: readonly HubLink[] }) => (
  <Card>
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
  </Card>
);

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '72px',
    px: { base: '4', md: '5' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '& > svg:first-of-type': { color: 'accent.fg' },
    '& > svg:last-of-type': { color: 'fg.subtle' },
    '& > span': { flex: '1', minWidth: '0' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
