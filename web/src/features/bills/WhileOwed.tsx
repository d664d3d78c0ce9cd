import type { FieldsProps } from '../../flow/flow';
import type { Slot } from '../../ui/slot';
import type { Service } from './service';
import { useChosen } from './useChosen';

type WhileOwedProps = Pick<FieldsProps<Service>, 'form' | 'setup'> & { children: Slot };

/** Renders its children unless the chosen service is known to have no bill to pay. */
export function WhileOwed({ form, setup, children }: WhileOwedProps) {
  const { nothingOwed } = useChosen({ form, setup });
  return nothingOwed ? null : children;
}
