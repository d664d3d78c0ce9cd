import { useQuery } from '@tanstack/react-query';
import type { Slot } from '#web/components/slot.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { fundsQuery } from './api';
import type { FundTrade } from './order';

type WithContractProps = Pick<FieldsProps<FundTrade>, 'setup'> & { children: Slot };

export const WithContract = ({ setup, children }: WithContractProps) =>
  useQuery(fundsQuery(setup)).data.length === 0 ? null : children;
