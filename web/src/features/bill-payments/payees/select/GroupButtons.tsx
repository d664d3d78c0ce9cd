import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '#web/components/Icon.tsx';
import type { groupsOf } from './groups';

type GroupButtonsProps = {
  groups: ReturnType<typeof groupsOf>;
  chosen: string;
  choose: (value: string) => void;
};

/** A group is always selected. */
export const GroupButtons = ({ groups, chosen, choose }: GroupButtonsProps) => (
  <Grid role="group" aria-label="Tipo de servicio">
    {groups.map(({ value, label, icon }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
        <Icon as={icon} />
        <span>{label}</span>
      </button>
    ))}
  </Grid>
);

const Grid = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: { base: '2', lg: '10px' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      px: '3',
      borderRadius: 'control',
      bg: 'bg.panel',
      boxShadow: 'inset 0 0 0 1.5px {colors.border.emphasized}',
      fontSize: '0.9375rem',
      fontWeight: '500',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    '& > [aria-pressed=true]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: '650',
      boxShadow: 'inset 0 0 0 2px {colors.accent.border}',
    },
  },
});
