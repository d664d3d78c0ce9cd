import type { Ref } from 'react';
import { describedByError, FieldError, FieldGroup, type FieldProps } from '#web/components/forms/Field.tsx';
import type { Slot } from '#web/components/slot.ts';

type TileFieldProps = Pick<FieldProps, 'id' | 'label' | 'error'> & {
  /** Focus target while there are no options. */
  box?: Ref<HTMLFieldSetElement> | undefined;
  children: Slot;
};

export const TileField = ({ id, label, error, box, children }: TileFieldProps) => (
  <FieldGroup
    label={label}
    ref={box}
    tabIndex={-1}
    outline="none"
    aria-describedby={describedByError({ id, error })}
  >
    {children}
    <FieldError id={id} error={error} />
  </FieldGroup>
);
