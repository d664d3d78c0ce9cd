import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { ariaCurrentOf, scrollToTop } from './aria-current';
import { barLinks } from './links';

export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <Bar aria-label="Accesos directos">
      {barLinks.map((item) => {
        const ariaCurrent = ariaCurrentOf(item, pathname);
        return (
          <BarLink
            key={item.to}
            to={item.to}
            aria-current={ariaCurrent}
            onClick={() => ariaCurrent === 'page' && scrollToTop()}
          >
            <span>
              <Icon as={item.icon} />
            </span>
            <span>{item.label}</span>
          </BarLink>
        );
      })}
    </Bar>
  );
}

const Bar = chakra('nav', {
  base: {
    _print: { display: 'none' },
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'nav',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    px: '2',
    pt: '6px',
    pb: 'calc(8px + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTop: '1px solid {colors.border}',
    md: { display: 'none' },
    // Hidden while the on-screen keyboard or a dialog is open.
    'body:has([data-scope=dialog], :is(input:not([type=radio], [type=checkbox], [type=range]), textarea):focus) &':
      {
        display: 'none',
      },
  },
});

const barItem = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '3px',
    minHeight: '52px',
    borderRadius: 'control',
    color: 'fg.muted',
    // Fits a quarter of the window at any text size.
    fontSize: 'min(0.8125rem, 4.4vw)',
    fontWeight: '500',
    lineHeight: '1.2',
    '& > :first-child': { px: '4', py: '2px', borderRadius: 'full' },
    '&[aria-current]': {
      color: 'accent.fg',
      fontWeight: '650',
      '& > :first-child': { bg: 'accent.muted' },
    },
  },
});
const BarLink = chakra(Link, barItem);
