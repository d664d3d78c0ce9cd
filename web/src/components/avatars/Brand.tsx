import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { BirdPaths } from './BirdPaths';

type BrandProps = { to: string; text: string; onDark?: boolean };

/** Logo and name as a link. */
export const Brand = ({ to, text, onDark = false }: BrandProps) => (
  <BrandLink to={to} onDark={onDark}>
    <Bird viewBox="0 0 48 48" aria-hidden="true">
      <BirdPaths />
    </Bird>
    <span>{text}</span>
  </BrandLink>
);

const birdColors = (body: string, wing: string, beak: string) => ({
  '& [data-part=body]': { fill: body },
  '& [data-part=wing]': { fill: wing },
  '& [data-part=beak]': { fill: beak },
});

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    // Leaves room for the menu with large text.
    fontSize: { base: 'min(1.0625rem, 6.5vw)', md: '1.125rem' },
    fontWeight: '700',
    letterSpacing: '-0.015em',
    textDecoration: 'none',
    lineHeight: '1.2',
  },
  variants: {
    onDark: {
      true: { color: 'paper', ...birdColors('paper', 'song', 'spark') },
      false: { color: 'fg', ...birdColors('logo.body', 'logo.wing', 'logo.beak') },
    },
  },
});

const Bird = chakra('svg', { base: { boxSize: { base: '30px', md: '34px' }, flex: 'none' } });
