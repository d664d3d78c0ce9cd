import { createPayee } from '../../payee-book/addresses';
import { useMerchants } from '../../payee-book/merchants';
import { Link } from '../../ui/Link';

type SaveNumberProps = { company: string; phone: string };

/** Where a number is saved that was topped up without being. A receipt tells the company by its name alone. */
export default function SaveNumber({ company, phone }: SaveNumberProps) {
  const { data = [] } = useMerchants('mobile-top-up');
  const found = data.find(({ name }) => name === company);
  if (found === undefined) return null;
  const known = new URLSearchParams({ merchant: found.merchantKey, mobile_telephone: phone });
  return (
    <Link to={`${createPayee['mobile-top-up']}?${known}`} standalone>
      Guardar este número para la próxima
    </Link>
  );
}
