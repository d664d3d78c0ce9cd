import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../format/dates';
import { Icon } from '../ui/Icon';
import { CalendarDialog } from './CalendarDialog';
import type { DateLimits } from './calendar';
import { controlRecipe } from './control';
import { describedBy, Field, type FieldProps } from './Field';

/** A day chosen from a calendar that knows which days the bank works. */
export function DateField({ limits, ...field }: FieldProps & { limits: DateLimits }) {
  const [open, setOpen] = useState(false);
  const shown = field.value === '' ? 'Elige una fecha' : formatDate(field.value);
  const { 'aria-invalid': invalid, ...described } = describedBy(field);
  return (
    <Field {...field}>
      <Opener
        ref={field.ref}
        type="button"
        id={field.id}
        aria-haspopup="dialog"
        aria-label={`${field.label}: ${shown}`}
        data-invalid={invalid ? '' : undefined}
        onClick={() => setOpen(true)}
        {...described}
      >
        {shown}
        <Icon as={CalendarDays} />
      </Opener>
      {open && (
        <CalendarDialog
          title={field.label}
          value={field.value}
          limits={limits}
          onClose={() => setOpen(false)}
          onChoose={(date) => {
            field.onChange(date);
            setOpen(false);
          }}
        />
      )}
    </Field>
  );
}

const Control = chakra('button', controlRecipe);
const Opener = chakra(Control, {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', textAlign: 'start' },
});
