import { chakra } from '@chakra-ui/react/styled-system';

/** Bar heights out of 34: the mockingbird repeats each phrase three times. */
const phrases = [
  [6.8, 15.3, 27.2, 17, 8.5],
  [30.6, 10.2, 30.6, 10.2],
  [10.2, 17, 23.8, 32.3],
];
const REST = 3.5;
const song = phrases.flatMap((phrase) => [...phrase, ...phrase, ...phrase, REST, REST]);
const bars = [...song, ...song, ...song];
const HIGHLIGHT = 22;

type BrandMarkProps = {
  played?: boolean;
};

export const BrandMark = ({ played = false }: BrandMarkProps) => (
  <Song
    data-played={played ? '' : undefined}
    viewBox={`0 0 ${bars.length * 7} 34`}
    aria-hidden="true"
    preserveAspectRatio="xMinYMid slice"
  >
    {bars.map((height, index) => (
      <Bar
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order.
        key={index}
        style={played ? { animationDelay: `${320 + index * 14}ms` } : undefined}
        hot={index === HIGHLIGHT}
        x={index * 7}
        y={(34 - height) / 2}
        width="3.5"
        height={height}
        rx="1.75"
      />
    ))}
  </Song>
);

const Song = chakra('svg', {
  base: {
    display: 'block',
    width: 'round(down, 100%, 7px)',
    height: '34px',
    overflow: 'hidden',
    '&[data-played] rect': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      _motionSafe: { animation: 'sing .4s {easings.out} backwards' },
    },
  },
});
const Bar = chakra('rect', {
  base: { fill: 'song' },
  variants: { hot: { true: { fill: 'spark' } } },
});
