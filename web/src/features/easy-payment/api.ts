import { useQuery } from '@tanstack/react-query';
import { initClient } from '@ts-rest/core';
import { credit } from '#contract/credit';
import { loans } from '#contract/loans';
import { mortgages } from '#contract/mortgages';
import type { CreditProduct } from '#contract/shared/credit-product';
import { transfers } from '#contract/transfers';
import { clientOptions, ok } from '../../api/client';
import { queryKeys } from '../../api/query-keys';
import type { PayableAccount } from '../../ui/EasyPaymentSlot';

const creditApi = initClient(credit, clientOptions);
const loansApi = initClient(loans, clientOptions);
const mortgagesApi = initClient(mortgages, clientOptions);
const transfersApi = initClient(transfers, clientOptions);

const read: Record<PayableAccount['slug'], (accountKey: string) => Promise<CreditProduct>> = {
  'credit-card': (accountKey) => ok(creditApi.card({ params: { accountKey } })),
  'line-of-credit': (accountKey) => ok(creditApi.line({ params: { accountKey } })),
  'loan': (accountKey) => ok(loansApi.get({ params: { accountKey } })),
  'mortgage': (accountKey) => ok(mortgagesApi.get({ params: { accountKey } })),
};

/** The credit to pay, from the same answer that its page shows. */
export const useProduct = ({ slug, key }: PayableAccount) =>
  useQuery({
    queryKey: queryKeys.accounts.part(key, 'credit'),
    queryFn: () => read[slug](key),
  });

export const setUp = () => ok(transfersApi.setup({ body: { transfer_type: 'onetime' } }));

export const pay = (transferKey: string, body: Parameters<typeof transfersApi.execute>[0]['body']) =>
  ok(transfersApi.execute({ params: { transferKey }, body }));
