import { chakra } from '@chakra-ui/react/styled-system';

interface MeterProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  text: string;
}

export const Meter = ({ label, percent, text }: MeterProps) => (
  <Track
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={text}
  >
    <Fill style={{ width: `${percent}%` }} />
  </Track>
);

export const EmptyMeter = () => <Track aria-hidden="true" />;

const Track = chakra('div', {
  base: {
    height: '10px',
    borderRadius: 'tag',
    overflow: 'hidden',
    bg: 'meter.track',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});
const Fill = chakra('span', {
  base: {
    display: 'block',
    height: '100%',
    bg: 'meter.used',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
});
