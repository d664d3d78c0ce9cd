import { Link } from '#web/components/Link.tsx';
import { Section } from '#web/components/Section.tsx';
import { payeesHub, payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { numberEnding, payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { LogoLinks } from './LogoLinks';

const MAX_SERVICES = 6;

/** Saved services link to their payment. */
export function SavedServices() {
  const { data: savedServices = [] } = usePayees('service');
  const payable = savedServices.filter((payee) => payeeStatus(payee).canPay);
  if (payable.length === 0) return null;
  return (
    <Section
      title="Ya los tienes guardados"
      aside={
        payable.length > MAX_SERVICES && (
          <Link to={payeesHub.service} variant="plain" my="-10px">{`Ver los ${payable.length}`}</Link>
        )
      }
    >
      <LogoLinks
        links={payable.slice(0, MAX_SERVICES).map((payee) => ({
          key: payee.key,
          to: payUrl(payee),
          company: payee.merchantName,
          title: payee.nickname,
          about: `${payee.merchantName} ${numberEnding(payee)}`,
        }))}
      />
    </Section>
  );
}
