import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';

type Kind = { to: string; icon: LucideIcon; title: string; about: string };

export const KindTiles = ({ kinds }: { kinds: readonly Kind[] }) => (
  <List>
    {kinds.map(({ to, icon, title, about }) => (
      <li key={to}>
        <Tile to={to}>
          <span>
            <Icon as={icon} />
          </span>
          <div>
            <b>{title}</b>
            <small>{about}</small>
          </div>
          <Icon as={ChevronRight} />
        </Tile>
      </li>
    ))}
  </List>
);

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
    gap: { base: '2', md: '3' },
    listStyle: 'none',
  },
});
const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '2', md: '14px' },
    height: '100%',
    minHeight: { base: '92px', md: '76px' },
    px: { base: '1', md: '4' },
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    textAlign: { base: 'center', md: 'start' },
    layerStyle: 'card',
    _hover: { bg: 'bg.subtle' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSize: '40px',
      borderRadius: 'control',
      bg: 'accent.muted',
      color: 'accent.fg',
    },
    '& > div': { flex: { md: '1' }, minWidth: '0', overflowWrap: 'anywhere' },
    '& b': {
      display: 'block',
      fontWeight: '600',
      fontSize: { base: '0.875rem', md: '0.9375rem' },
      lineHeight: '1.3',
    },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle', mdDown: { srOnly: true } },
    '& > svg': { color: 'fg.subtle', mdDown: { display: 'none' } },
  },
});
