import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#web/lib/format/dates.ts';
import { Icon } from '../Icon';
import { CalendarDialog } from './CalendarDialog';
import type { DateLimits } from './calendar';
import { describedBy, Field, type FieldProps } from './Field';

type DateFieldProps = FieldProps & {
  limits: DateLimits;
  /** Text without a date, such as 'Cualquier fecha', for an optional date. */
  emptyLabel?: string;
};

export function DateField({ limits, emptyLabel, ...field }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = field.value === '' ? (emptyLabel ?? 'Elige una fecha') : formatDate(field.value);
  const { 'aria-invalid': invalid, ...description } = describedBy(field);
  return (
    <Field {...field}>
      <Opener
        ref={field.ref}
        type="button"
        id={field.id}
        aria-haspopup="dialog"
        aria-label={`${field.label}: ${text}`}
        data-invalid={invalid ? '' : undefined}
        onClick={() => setIsOpen(true)}
        {...description}
      >
        <span>{text}</span>
        <Icon as={CalendarDays} />
      </Opener>
      {isOpen && (
        <CalendarDialog
          title={field.label}
          value={field.value}
          limits={limits}
          emptyLabel={emptyLabel}
          onClose={() => setIsOpen(false)}
          onChoose={(date) => {
            field.onChange(date);
            setIsOpen(false);
          }}
        />
      )}
    </Field>
  );
}

const { withContext } = createRecipeContext({ key: 'input' });
const Opener = chakra(withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button'), {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    textAlign: 'start',
    '& svg': { color: 'fg.muted' },
  },
});
