import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '#web/components/Chip.tsx';
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

/** Buttons that apply filters. A second press removes them. */
export const Shortcuts = <Filters extends TextDraft>({
  label: name,
  shortcuts,
  filters,
  onApply,
}: ShortcutsProps<Filters> & { label: string; shortcuts: readonly Shortcut<Filters>[] }) => (
  <Line role="group" aria-label={name}>
    {shortcuts.map(({ label, short, filters: values }) => {
      const isApplied = Object.entries(values).every(([field, value]) => filters[field] === value);
      const emptyValues = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
      return (
        <Chip
          key={label}
          type="button"
          aria-pressed={isApplied}
          aria-label={short && label}
          onClick={() => onApply({ ...filters, ...(isApplied ? emptyValues : values) })}
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
    mt: '4',
  },
});
