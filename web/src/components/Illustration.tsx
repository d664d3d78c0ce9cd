import { chakra } from '@chakra-ui/react/styled-system';

export type IllustrationName = 'not-found' | 'error' | 'not-available' | 'empty' | 'done';

type IllustrationProps = {
  scene: IllustrationName;
  compact?: boolean;
};

export const Illustration = ({ scene, compact = false }: IllustrationProps) => (
  <Drawing viewBox="0 0 176 132" aria-hidden="true" compact={compact}>
    <circle data-tint="" cx="68" cy="64" r="44" />
    <Line d={groundPaths[scene] ?? 'M20 114h136'} />
    {scene === 'not-found' && <circle data-paper="" cx="124" cy="52" r="25" />}
    <g transform={`translate(26 30.5) scale(1.76)${scene === 'done' ? 'rotate(-8 24 26)' : ''}`}>
      <Line d="M21 40v7.4M28 40v7.4" strokeWidth="1.4" />
      <path data-beak="" d="M36.6 12.6 47 10.8 39.4 20.6z" />
      <path data-body="" d="M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z" />
      <path data-wing="" d="M12.6 28.6h16a8 8 0 0 1-16 0z" />
      {scene === 'done' ? (
        <Line data-eye="" d="M31.2 16.2q2.3-2.6 4.6 0" strokeWidth="1.5" />
      ) : (
        <circle data-paper="" cx="33.6" cy="15.6" r="1.7" />
      )}
    </g>
    <Line
      d={actionPaths[scene]}
      strokeWidth={scene === 'empty' ? 2.5 : 3}
      data-dashed={scene === 'empty' ? '' : undefined}
      data-song={scene === 'done' ? '' : undefined}
    />
    {scene === 'done' && <Line d="M153.8 28.8v6.5m6-11.5v16.5m6-11.5v6.5" strokeWidth="3.5" data-last="" />}
  </Drawing>
);

const groundPaths: Partial<Record<IllustrationName, string>> = {
  'error': 'M20 114h80l5-6 4 8m12 1 5-4 36 13-2 5M116 100V90m9 12 6-7m-24 3-5-7',
  'not-available': 'M20 114h136M112 90a23 24 0 0 0 46 0M116 98l32 12M154 97l-33 11M110 90h14m9 0h6',
};
const actionPaths: Record<IllustrationName, string> = {
  'not-found': 'M149 52a25 25 0 1 1-50 0 25 25 0 1 1 50 0M142 70l14 16',
  'error': '',
  'done': 'M113.8 37.8v4.5m6-8.5v12.5m6-8.5v4.5M133.8 33.8v4.5m6-8.5v12.5m6-8.5v4.5',
  'not-available': 'M104 53l34-9m-14 4 5-9',
  'empty':
    'M120 60h32a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6zm0 27h32a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z',
};

const Line = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'border.emphasized',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '&[data-dashed]': { strokeDasharray: '5 5' },
    '&[data-eye]': { stroke: 'bg.panel' },
    '&[data-song]': { stroke: 'logo.wing', strokeWidth: '3.5' },
    '&[data-last]': { stroke: 'logo.beak' },
  },
});

const Drawing = chakra('svg', {
  base: {
    width: '176px',
    maxWidth: '100%',
    height: 'auto',
    flex: 'none',
    strokeWidth: '2.5',
    '& [data-tint]': { fill: 'accent.muted' },
    '& [data-paper]': { fill: 'bg.panel' },
    '& [data-beak]': { fill: 'logo.beak' },
    '& [data-body]': { fill: 'logo.body' },
    '& [data-wing]': { fill: 'logo.wing' },
  },
  variants: { compact: { true: { width: '96px' } } },
});
