import type { Slot } from '#web/components/slot.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import type { FundTrade } from './order';
import { useFunds } from './useFunds';

type WithContractProps = Pick<FieldsProps<FundTrade>, 'setup'> & { children: Slot };

export const WithContract = ({ setup, children }: WithContractProps) =>
  useFunds(setup).length === 0 ? null : children;
