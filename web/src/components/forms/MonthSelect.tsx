import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { formatMonth } from '#web/lib/format/dates.ts';
import { Icon } from '../Icon';
import { firstOf, type Month } from './calendar';

type MonthSelectProps = { months: readonly Month[]; value: Month; onChange: (month: Month) => void };

export const MonthSelect = ({ months, value, onChange }: MonthSelectProps) => (
  <Frame>
    <Select aria-label="Mes" value={value} onChange={(event) => onChange(event.target.value)}>
      {months.map((month) => (
        <option key={month} value={month}>
          {formatMonth(firstOf(month))}
        </option>
      ))}
    </Select>
    <Arrow>
      <Icon as={ChevronDown} size="sm" />
    </Arrow>
  </Frame>
);

const Frame = chakra('span', { base: { position: 'relative' } });
const Select = chakra('select', {
  base: {
    appearance: 'none',
    minHeight: 'target',
    ps: '3',
    pe: '36px',
    borderRadius: 'control',
    color: 'fg',
    bg: 'transparent',
    textStyle: 'heading.md',
    // Scales down to fit between the buttons with large text on phones.
    fontSize: 'min(1.0625rem, 5vw)',
    textTransform: 'capitalize',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& option': { color: 'fg', bg: 'bg.panel' },
  },
});
const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '12px',
    top: '50%',
    translate: '0 -50%',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});
