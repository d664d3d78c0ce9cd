import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon';
import type { Slot } from '../slot';
import type { FieldBinding } from './draft';

export type FieldProps = FieldBinding & {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
};

export const describedBy = ({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby':
    [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined,
});

type FrameProps = Pick<FieldProps, 'id' | 'label' | 'optional' | 'hint' | 'error'> & { children: Slot };

export const Field = ({ id, label, optional = false, hint, error, children }: FrameProps) => (
  <Frame>
    <label htmlFor={id}>
      <Legend label={label} optional={optional} />
    </label>
    {children}
    <FieldError id={id} error={error} />
    {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </Frame>
);

type FieldGroupProps = Pick<FieldProps, 'label' | 'optional'> &
  Omit<ComponentProps<typeof Fieldset>, 'children'> & { children: Slot };

export const FieldGroup = ({ label, optional = false, children, ...fieldset }: FieldGroupProps) => (
  <Fieldset {...fieldset}>
    <legend>
      <Legend label={label} optional={optional} />
    </legend>
    {children}
  </Fieldset>
);

export const describedByError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>): string | undefined =>
  error === undefined ? undefined : `${id}-error`;

export const Legend = ({ label, optional = false }: Pick<FieldProps, 'label' | 'optional'>) => (
  <Name>
    <span>{label}</span> {optional && <Optional>(opcional)</Optional>}
  </Name>
);

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error === undefined ? null : (
    <ErrorText id={`${id}-error`}>
      <Icon as={CircleAlert} size="sm" />
      <span>{error}</span>
    </ErrorText>
  );

export const Frame = chakra('div', {
  base: { display: 'grid', gap: '6px', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Fieldset = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    minWidth: '0',
    '& > legend': { mb: '6px' },
  },
});
const Name = chakra('span', { base: { textStyle: 'label' } });
const Optional = chakra('span', { base: { fontWeight: '400', color: 'fg.subtle' } });
export const Hint = chakra('div', { base: { textStyle: 'body.sm', color: 'fg.muted' } });
const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > svg': { mt: '2px' },
    textStyle: 'body.sm',
    fontWeight: '500',
    color: 'danger.fg',
  },
});
