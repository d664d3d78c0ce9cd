import { chakra } from '@chakra-ui/react/styled-system';
import { song } from './brand-shapes';

/** Delay between the bars. */
const STAGGER_MS = 4;

type BrandMarkProps = {
  isAnimated?: boolean;
  /** As low as a border, so that it does not look like a recording. */
  isLow?: boolean;
};

export const BrandMark = ({ isAnimated = false, isLow = false }: BrandMarkProps) => (
  <Song
    low={isLow}
    data-played={isAnimated ? '' : undefined}
    viewBox={`0 0 ${song.bars.length * song.step} ${song.height}`}
    aria-hidden="true"
    preserveAspectRatio="xMinYMid slice"
  >
    {song.bars.map((height, index) => (
      <Bar
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order.
        key={index}
        style={isAnimated ? { animationDelay: `${index * STAGGER_MS}ms` } : undefined}
        hot={index === song.spark}
        x={index * song.step}
        y={(song.height - height) / 2}
        width={song.bar}
        height={height}
        rx={song.bar / 2}
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
      _motionSafe: { animation: 'sing' },
    },
  },
  variants: { low: { true: { height: '14px', opacity: '0.6' } } },
});
const Bar = chakra('rect', {
  base: { fill: 'song' },
  variants: { hot: { true: { fill: 'spark' } } },
});
