import { payeesHub, payUrl } from '../../../payee-book/addresses';
import { numberEnding, standingOf } from '../../../payee-book/payee-words';
import { usePayees } from '../../../payee-book/payees';
import { Link } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import { MarkLinks } from './MarkLinks';

/** As many as stand in two rows. */
const MOST = 6;

/** Those that need not be saved again: each leads to its payment. */
export function SavedServices() {
  const { data: saved = [] } = usePayees('service');
  const payable = saved.filter((payee) => standingOf(payee).canPay);
  if (payable.length === 0) return null;
  return (
    <Section
      title="Ya los tienes guardados"
      aside={
        payable.length > MOST && (
          <Link to={payeesHub.service} standalone my="-10px">{`Ver los ${payable.length}`}</Link>
        )
      }
    >
      <MarkLinks
        links={payable.slice(0, MOST).map((payee) => ({
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
