import type { Payee } from '#contract/payees';
import type { Controls } from '../../../admin-list/controls';
import { payeeSearch } from '../../../payee-book/payee-words';
import { byNickname } from '../../../payee-book/payees';

/** The last paid first; those that never were at the end, by nickname. */
const byLastPayment = (a: Payee, b: Payee): number =>
  (b.lastPayment?.date ?? '').localeCompare(a.lastPayment?.date ?? '') || byNickname(a, b);

/** By what saved services and phones are found and ordered. */
export const payeeControls: Controls<Payee> = {
  search: {
    by: 'alias, compañía o número',
    ...payeeSearch,
  },
  kinds: null,
  sorts: [
    { value: 'nickname', label: 'Alias, de la A a la Z', compare: byNickname },
    { value: 'nickname-descending', label: 'Alias, de la Z a la A', compare: (a, b) => byNickname(b, a) },
    { value: 'last-paid', label: 'Último pago', compare: byLastPayment },
  ],
};
