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
  /** 'Cualquier fecha', if a day is optional. */
  any?: string;
};

export function DateField({ limits, any, ...field }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const shown = field.value === '' ? (any ?? 'Elige una fecha') : formatDate(field.value);
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
        <span>{shown}</span>
        <Icon as={CalendarDays} />
      </Opener>
      {open && (
        <CalendarDialog
          title={field.label}
          value={field.value}
          limits={limits}
          any={any}
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
