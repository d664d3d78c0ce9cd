import type { BankDate } from '#contract/shared/dates';
import type { PreauthorizedPayment } from '#contract/shared/preauthorized-payment';
import { bankToday } from '../../../api/bank-clock';
import { formatDate } from '../../../format/dates';
import { payeesHub } from '../../../payee-book/addresses';
import { errandLink } from '../../../ui/errand-link';
import { Link } from '../../../ui/Link';
import { Note } from '../../../ui/Note';

type TakesProps = { ended: readonly PreauthorizedPayment[]; appliesBy: BankDate | undefined };

/** What cancelling means, and from when. */
export const Takes = ({ ended, appliesBy }: TakesProps) => (
  <>
    <Note>
      <p>
        <b>El servicio no se cancela, solo el cobro.</b> Desde ahora pagas tú sus recibos, por ejemplo en{' '}
        <Link to={payeesHub.service} {...errandLink}>
          Servicios
        </Link>
        <span>.</span>
      </p>
    </Note>
    <p>
      {`Aplica en tres días hábiles a más tardar${appliesBy === undefined ? '' : `: el ${formatDate(appliesBy)}`}.`}
    </p>
    {ended.some(isChargedBefore(appliesBy)) && <p>Un cargo que ya esté en camino será el último.</p>}
    {ended.some(isChargedToday) && <p>El cargo que se hizo hoy no se regresa.</p>}
  </>
);

/** Whether a charge may come before the cancellation holds. */
const isChargedBefore =
  (appliesBy: BankDate | undefined) =>
  ({ nextCharge }: PreauthorizedPayment): boolean =>
    nextCharge !== undefined && (appliesBy === undefined || nextCharge.date <= appliesBy);

const isChargedToday = ({ lastCharge }: PreauthorizedPayment): boolean =>
  lastCharge?.status === 'PROCESSED' && lastCharge.date === bankToday();
