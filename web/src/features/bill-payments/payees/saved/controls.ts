import type { Payee } from '#contract/payees';
import { payeeSearch } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { byNickname } from '#web/features/bill-payments/shared/payees/payees.ts';
import type { Controls } from '#web/patterns/admin-list/controls.ts';

/** Sorts the most recently paid first, then the never paid by nickname. */
const byLastPayment = (a: Payee, b: Payee): number =>
  (b.lastPayment?.date ?? '').localeCompare(a.lastPayment?.date ?? '') || byNickname(a, b);

export const payeeControls: Controls<Payee> = {
  search: {
    searchedFields: 'alias, compañía o número',
    ...payeeSearch,
  },
  kinds: null,
  sorts: [
    { value: 'nickname', label: 'Alias, de la A a la Z', compare: byNickname },
    { value: 'nickname-descending', label: 'Alias, de la Z a la A', compare: (a, b) => byNickname(b, a) },
    { value: 'last-paid', label: 'Último pago', compare: byLastPayment },
  ],
};
