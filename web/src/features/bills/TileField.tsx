import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { FieldError, type FieldProps, Legend } from '../../forms/Field';

type TileFieldProps = Pick<FieldProps, 'id' | 'label' | 'error'> & {
  /** Where there is nothing to choose yet, the field is led to here. */
  box?: Ref<HTMLFieldSetElement> | undefined;
  children: ReactNode;
};

/** A choice among tiles, under its name. */
export const TileField = ({ id, label, error, box, children }: TileFieldProps) => (
  <Group ref={box} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
    <legend>
      <Legend label={label} />
    </legend>
    {children}
    <FieldError id={id} error={error} />
  </Group>
);

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    minWidth: '0',
    outline: 'none',
    '& > legend': { mb: '6px' },
  },
});
