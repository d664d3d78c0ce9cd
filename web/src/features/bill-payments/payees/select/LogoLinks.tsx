import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { split } from './find';

type LogoLink = {
  key: string;
  to: string;
  /** Company name, for the logo. */
  company: string;
  title: ReactNode;
  about: ReactNode;
};

export const LogoLinks = ({ links }: { links: readonly LogoLink[] }) => (
  <List>
    {links.map(({ key, to, company, title, about }) => (
      <li key={key}>
        <Tile to={to}>
          <CompanyAvatar name={company} />
          <span>
            <b>{title}</b>
            <small>{about}</small>
          </span>
          <Icon as={ChevronRight} />
        </Tile>
      </li>
    ))}
  </List>
);

export function highlightMatch(text: string, search: string): ReactNode {
  const [before, match, after] = split(text, search);
  return match === '' ? (
    before
  ) : (
    <>
      <span>{before}</span>
      <mark>{match}</mark>
      <span>{after}</span>
    </>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '0', md: '3' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    listStyle: 'none',
    '& > li': {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.card',
      md: { borderRadius: 'card', boxShadow: 'xs' },
    },
    mdDown: {
      '& > li:first-of-type': { borderRadius: '{radii.card} {radii.card} 0 0' },
      '& > li:last-of-type': { borderBottomRadius: 'card' },
      '& > li:only-of-type': { borderRadius: 'card' },
      '& > li + li': { borderTop: '0' },
    },
  },
});
const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    height: '100%',
    minHeight: { base: '68px', md: '76px' },
    ps: '4',
    pe: '3',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'inherit',
    _hover: { bg: 'bg.subtle' },
    '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& > svg:last-of-type': { color: 'fg.subtle' },
    '& mark': {
      bg: 'transparent',
      color: 'inherit',
      fontWeight: '800',
      boxShadow: 'inset 0 -2px 0 {colors.accent.border}',
    },
  },
});
