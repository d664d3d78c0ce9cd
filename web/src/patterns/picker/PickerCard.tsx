import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Clock } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import { Radio, radioCard } from '#web/components/forms/Radio.ts';
import { Icon } from '#web/components/Icon.tsx';
import { ReasonStatus } from '#web/components/ReasonStatus.tsx';
import type { Slot } from '#web/components/slot.ts';

export type PickerRow = {
  avatar: Slot;
  name: string;
  /** A `small` for each line. */
  details: Slot;
  disabledReason?: string | undefined;
  isOnHold?: boolean;
};

type PickerCardProps = {
  row: PickerRow;
  name: string;
  value: string;
  checked: boolean;
  isInvalid: boolean;
  radio: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
  reopen?: Slot;
};

export function PickerCard({
  row,
  name,
  value,
  checked,
  isInvalid,
  radio,
  onChoose,
  reopen,
}: PickerCardProps) {
  const { disabledReason } = row;
  const isDisabled = disabledReason !== undefined;
  const [isPressed, setIsPressed] = useState(false);
  return (
    <PickerEdge
      data-alone={reopen ? '' : undefined}
      data-off={isDisabled ? '' : undefined}
      data-invalid={isInvalid && !isDisabled ? '' : undefined}
    >
      <label>
        {row.avatar}
        <span>
          <b translate="no">{row.name}</b>
          {row.details}
        </span>
        {row.isOnHold && <Icon as={Clock} />}
        <Radio
          ref={radio}
          type="radio"
          name={name}
          value={value}
          checked={checked}
          aria-disabled={isDisabled || undefined}
          onChange={isDisabled ? () => setIsPressed(true) : onChoose}
        />
      </label>
      {isDisabled && <ReasonStatus reason={isPressed ? disabledReason : undefined} />}
      {reopen && <ReopenActions>{reopen}</ReopenActions>}
    </PickerEdge>
  );
}

export const ReopenButton = ({ label, onReopen }: { label: string; onReopen: () => void }) => (
  <Button variant="ghost" size="sm" onClick={onReopen}>
    Cambiar
    <VisuallyHidden>{label}</VisuallyHidden>
  </Button>
);

const ReopenActions = chakra('div', {
  base: { display: 'flex', alignItems: 'center', columnGap: '4', ms: 'auto', ps: '14px' },
});

export const PickerEdge = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '80px',
    minWidth: '0',
    bg: 'bg.panel',
    ...radioCard,
    '& > :first-child': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      gap: '3',
      flex: '1',
      minWidth: '0',
      px: '14px',
      py: '10px',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'inherit',
      cursor: 'pointer',
    },
    '& > :first-child > span:has(> b)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', lineHeight: '1.4', color: 'fg.muted' },
    '& small > :is([translate=no], span + span)': { whiteSpace: 'nowrap' },
    '& input': { outline: 'none' },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    '&[data-alone]': { flexWrap: 'wrap', '& > label': { flex: '1 1 12rem' } },
    // Hidden if there is no choice, but available to screen readers.
    '&:is([data-alone], [data-off]) input': { srOnly: true },
    '&[data-off]': {
      flexWrap: 'wrap',
      borderStyle: 'dashed',
      bg: 'transparent',
      '& > label': { flex: '1 0 100%', cursor: 'not-allowed' },
      '& > label > span:first-child': { bg: 'bg.muted', color: 'fg.muted' },
      '& > label > svg:first-child': { filter: 'grayscale(1)' },
    },
    '&[data-link]': {
      borderStyle: 'dashed',
      bg: 'transparent',
      _hover: { bg: 'bg.subtle' },
      '& b': { color: 'accent.fg' },
      '& > a > span:first-child': { bg: 'bg.muted', fontSize: '22px', fontWeight: '400' },
    },
  },
});
