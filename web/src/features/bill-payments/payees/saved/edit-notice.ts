import type { Payee, PayeeEdit } from '#contract/payees';
import { findPayee } from '#web/features/bill-payments/shared/payees/payees.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { editPayee, payeePath } from '../api';

export const editNotice = (payee: Payee) => ({
  nameOf: ({ nickname }: Payee) => nickname,
  send: (_key: string, body: PayeeEdit, visitId: string) => editPayee(payee, body, visitId),
  find: findPayee,
  signature: () => ({
    call: { method: 'PUT' as const, url: payeePath(payee) },
    title: 'Firma el cambio',
    always: true,
  }),
  unchanged: 'Sus datos siguen como estaban.',
  invalidates: () => [queryKeys.payees.all, queryKeys.payments.all],
});
