import type { Slot } from '#web/components/slot.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import type { Service } from './service';
import { useServiceSelection } from './useServiceSelection';

type BillGateProps = Pick<FieldsProps<Service>, 'form' | 'setup'> & { children: Slot };

/** Renders its children unless the chosen service is known to have no bill to pay. */
export function BillGate({ form, setup, children }: BillGateProps) {
  const { hasNoBill } = useServiceSelection({ form, setup });
  return hasNoBill ? null : children;
}
