import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

export const Brand = () => (
  <Home to="/">
    <Bird viewBox="0 0 48 48" aria-hidden="true">
      <Part part="beak" d="M36.6 12.6 47 10.8 39.4 20.6z" />
      <Part part="body" d="M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z" />
      <Part part="wing" d="M12.6 28.6h16a8 8 0 0 1-16 0z" />
    </Bird>
    <span>Consola del banco</span>
  </Home>
);

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    color: 'paper',
    fontSize: { base: 'min(1.0625rem, 6.5vw)', md: '1.125rem' },
    fontWeight: '700',
    letterSpacing: '-0.015em',
    lineHeight: '1.2',
  },
});
const Bird = chakra('svg', { base: { boxSize: '30px', flex: 'none' } });
const Part = chakra('path', {
  variants: { part: { body: { fill: 'paper' }, wing: { fill: 'song' }, beak: { fill: 'spark' } } },
});
