import type { Payee } from '#contract/payees';
import { payeesHub } from '../../payee-book/addresses';
import { Link } from '../../ui/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Where a saved service or phone is changed and removed: its row of the list. */
export default function QuickActions({ payee }: { payee: Payee }) {
  const row = `${payeesHub[payee.paymentType]}?${new URLSearchParams({ q: payee.nickname })}`;
  return ['Editar', 'Eliminar'].map((label) => (
    <Link key={label} to={row} standalone>
      <span>{label}</span> <VisuallyHidden>{payee.nickname}</VisuallyHidden>
    </Link>
  ));
}
