import { useLocation } from 'react-router';
import { payeesHub } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { SavedPayees } from './SavedPayees';

export default function PayeesPage() {
  const { pathname } = useLocation();
  const category = pathname.startsWith(payeesHub.service) ? 'service' : 'mobile-top-up';
  return <SavedPayees key={category} category={category} />;
}
