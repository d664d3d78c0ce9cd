import { chakra } from '@chakra-ui/react/styled-system';
import { Radio, radioCard } from '#web/components/forms/Radio.ts';
import type { Slot } from '#web/components/slot.ts';

type AmountOptionProps = {
  name: string;
  value: string;
  label: string;
  caption: string;
  amount?: Slot;
  chosen: boolean;
  onChoose: () => void;
  children?: Slot;
};

export const AmountOption = ({
  name,
  value,
  label,
  caption,
  amount,
  chosen,
  onChoose,
  children,
}: AmountOptionProps) => (
  <Box>
    <OptionLabel>
      <Radio type="radio" name={name} value={value} checked={chosen} onChange={onChoose} />
      <span>
        <b>{label}</b>
        <small>{caption}</small>
      </span>
      {amount !== undefined && <strong>{amount}</strong>}
    </OptionLabel>
    {children}
  </Box>
);

const Box = chakra('div', { base: { ...radioCard, color: 'fg' } });
const OptionLabel = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '62px',
    px: '14px',
    py: '2',
    cursor: 'pointer',
    '& > span': { flex: '1 1 8rem', lineHeight: '1.35' },
    '& b': { display: 'block', fontSize: '0.9375rem', fontWeight: '600' },
    '& > span > small': { display: 'block', fontSize: '0.875rem', color: 'fg.muted' },
    '& strong': {
      ms: 'auto',
      fontWeight: '600',
    },
  },
});
