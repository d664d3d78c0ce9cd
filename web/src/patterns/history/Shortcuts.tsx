import { chakra } from '@chakra-ui/react/styled-system';
import type { TextDraft } from '#web/components/forms/draft.ts';

export type Shortcut<Filters extends TextDraft> = {
  label: string;
  /** Short form to show. */
  short?: string;
  filters: Partial<Filters>;
};

export type ShortcutsProps<Filters extends TextDraft> = {
  filters: Filters;
  onApply: (filters: Filters) => void;
};

/** Filters of one press; a second press removes them. */
export const Shortcuts = <Filters extends TextDraft>({
  label: name,
  shortcuts,
  filters,
  onApply,
}: ShortcutsProps<Filters> & { label: string; shortcuts: readonly Shortcut<Filters>[] }) => (
  <Line role="group" aria-label={name}>
    {shortcuts.map(({ label, short, filters: asked }) => {
      const isOn = Object.entries(asked).every(([field, value]) => filters[field] === value);
      const cleared = Object.fromEntries(Object.keys(asked).map((field) => [field, '']));
      return (
        <Chip
          key={label}
          type="button"
          aria-pressed={isOn}
          aria-label={short && label}
          onClick={() => onApply({ ...filters, ...(isOn ? cleared : asked) })}
        >
          {short ?? label}
        </Chip>
      );
    })}
  </Line>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '3',
  },
});
const Chip = chakra('button', {
  base: {
    minHeight: 'target',
    minWidth: 'target',
    px: '3',
    border: '1.5px solid {colors.border.emphasized}',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'body.sm',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': {
      bg: 'accent.subtle',
      borderColor: 'accent.border',
      color: 'accent.fg',
      _highContrast: { outline: '2px solid Highlight' },
    },
  },
});
