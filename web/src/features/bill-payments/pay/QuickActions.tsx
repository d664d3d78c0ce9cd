import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Payee } from '#contract/payees';
import { Link } from '#web/components/Link.tsx';
import { payeesHub } from '../shared/payees/addresses';

export default function QuickActions({ payee }: { payee: Payee }) {
  const row = `${payeesHub[payee.paymentType]}?${new URLSearchParams({ q: payee.nickname })}`;
  return ['Editar', 'Eliminar'].map((label) => (
    <Link key={label} to={row} variant="plain">
      <span>{label}</span> <VisuallyHidden>{payee.nickname}</VisuallyHidden>
    </Link>
  ));
}
