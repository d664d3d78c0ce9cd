import { chakra } from '@chakra-ui/react/styled-system';

/** A nest in the making: twigs, and the mockingbird with one more in its beak. */
export const ConstructionDrawing = () => (
  <Drawing viewBox="0 0 240 132" aria-hidden="true">
    <Stroke
      paint="twig"
      d="M60 100q60 34 120 0M52 92q68 36 136 0M70 110q50 24 100 0M48 84l22 24M192 84l-22 24"
    />
    <Stroke paint="branch" d="M8 122h224M196 122l24-26M30 122l-14-18" />
    <g transform="translate(92 22) scale(1.3)">
      <Shape paint="beak" d="M36.6 12.6 47 10.8 39.4 20.6z" />
      <Shape paint="body" d="M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z" />
      <Shape paint="wing" d="M12.6 28.6h16a8 8 0 0 1-16 0z" />
    </g>
    <Stroke paint="twig" d="M140 44l44-14" />
  </Drawing>
);

const Drawing = chakra('svg', { base: { width: '240px', maxWidth: '100%', height: 'auto' } });

const Shape = chakra('path', {
  variants: {
    paint: { body: { fill: 'logo.body' }, wing: { fill: 'logo.wing' }, beak: { fill: 'logo.beak' } },
  },
});

const Stroke = chakra('path', {
  base: { fill: 'none', strokeLinecap: 'round', strokeWidth: '4' },
  variants: { paint: { twig: { stroke: 'accent.border' }, branch: { stroke: 'border.emphasized' } } },
});
