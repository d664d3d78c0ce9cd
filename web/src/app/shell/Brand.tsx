import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { brand } from '#contract/brand';
import { bird } from '#web/components/avatars/brand-shapes.ts';

export const Brand = () => (
  <Home to="/account-summary">
    <Bird viewBox="0 0 48 48" aria-hidden="true">
      <Part part="beak" d={bird.beak} />
      <Part part="body" d={bird.body} />
      <Part part="wing" d={bird.wing} />
    </Bird>
    <span>{brand.bank}</span>
  </Home>
);

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    color: 'fg',
    // Leaves room for the menu with large text.
    fontSize: { base: 'min(1.0625rem, 6.5vw)', md: '1.125rem' },
    fontWeight: '700',
    letterSpacing: '-0.015em',
    textDecoration: 'none',
    lineHeight: '1.2',
  },
});

const Bird = chakra('svg', { base: { boxSize: { base: '30px', md: '34px' }, flex: 'none' } });

const Part = chakra('path', {
  variants: {
    part: { body: { fill: 'logo.body' }, wing: { fill: 'logo.wing' }, beak: { fill: 'logo.beak' } },
  },
});
