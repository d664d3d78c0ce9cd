import { chakra } from '@chakra-ui/react/styled-system';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { Radio, radioCard } from '#web/components/forms/Radio.ts';

type RadioOptionProps = {
  field: Pick<FieldBinding, 'id' | 'ref' | 'value' | 'onChange' | 'error'>;
  value: string;
  isFocusTarget: boolean;
  off?: boolean;
  title: string;
  about: string;
};

export const RadioOption = ({ field, value, isFocusTarget, off = false, title, about }: RadioOptionProps) => (
  <Option data-off={off ? '' : undefined} data-invalid={field.error !== undefined && !off ? '' : undefined}>
    <label>
      <Radio
        ref={isFocusTarget ? field.ref : undefined}
        type="radio"
        name={field.id}
        value={value}
        checked={field.value === value}
        disabled={off}
        onChange={() => field.onChange(value)}
      />
      <span>
        <b>{title}</b>
        {about !== '' && <small>{about}</small>}
      </span>
    </label>
  </Option>
);

const Option = chakra('div', {
  base: {
    ...radioCard,
    bg: 'bg.panel',
    minWidth: '0',
    '&:has(> label > :focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '60px',
      px: '4',
      py: '3',
      cursor: 'pointer',
      '& > input': { outline: 'none' },
      '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    '&[data-off]': { bg: 'bg.muted', borderStyle: 'dashed', '& > label': { cursor: 'default' } },
    '&[data-off] b': { color: 'fg.muted' },
  },
});

export const Cards = chakra('div', { base: { display: 'grid', gap: '10px' } });
