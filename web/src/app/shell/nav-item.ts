import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

export interface NavProps {
  onNavigate: () => void;
}

/** Row of the sidebar and the phone's menu; on a tablet the icon is above the label. */
const navItem = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column', lg: 'row' },
    alignItems: 'center',
    gap: { base: '3', md: '1', lg: '3' },
    width: '100%',
    minHeight: { base: '48px', md: 'target' },
    px: '3',
    py: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: { base: '1rem', md: '0.8125rem', lg: '0.9375rem' },
    fontWeight: '500',
    textAlign: { base: 'left', md: 'center', lg: 'left' },
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': {
      bg: 'accent.muted',
      color: 'accent.fg',
      fontWeight: '650',
      _hover: { bg: 'accent.muted' },
    },
  },
  variants: {
    nested: { true: { fontSize: { base: '0.9375rem', md: '0.8125rem', lg: '0.875rem' } } },
  },
});

export const NavLink = chakra(Link, navItem);
export const NavButton = chakra('button', navItem);

/** Trailing icon: expandable, or external link. */
export const NavEnd = chakra('span', {
  base: {
    ml: 'auto',
    md: { position: 'absolute', top: '10px', right: '2' },
    lg: { position: 'static' },
  },
});
