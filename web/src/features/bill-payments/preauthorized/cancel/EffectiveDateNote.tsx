import type { BankDate } from '#contract/domain/dates';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { Link } from '#web/components/Link.tsx';
import { Note } from '#web/components/Note.tsx';
import { payeesHub } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { returnLink } from '#web/lib/page/return-link.ts';

type EffectiveDateNoteProps = {
  cancelledDebits: readonly PreauthorizedPayment[];
  appliesBy: BankDate | undefined;
};

export const EffectiveDateNote = ({ cancelledDebits, appliesBy }: EffectiveDateNoteProps) => (
  <>
    <Note>
      <p>
        <b>El servicio no se cancela, solo el cobro.</b> Desde ahora pagas tú sus recibos, por ejemplo en{' '}
        <Link to={payeesHub.service} {...returnLink}>
          Servicios
        </Link>
        <span>.</span>
      </p>
    </Note>
    <p>
      {`Aplica en tres días hábiles a más tardar${appliesBy === undefined ? '' : `: el ${formatDate(appliesBy)}`}.`}
    </p>
    {cancelledDebits.some(isChargedBefore(appliesBy)) && (
      <p>Un cargo que ya esté en camino será el último.</p>
    )}
    {cancelledDebits.some(isChargedToday) && <p>El cargo que se hizo hoy no se regresa.</p>}
  </>
);

/** True if a charge may come before the cancellation takes effect. */
const isChargedBefore =
  (appliesBy: BankDate | undefined) =>
  ({ nextCharge }: PreauthorizedPayment): boolean =>
    nextCharge !== undefined && (appliesBy === undefined || nextCharge.date <= appliesBy);

const isChargedToday = ({ lastCharge }: PreauthorizedPayment): boolean =>
  lastCharge?.status === 'PROCESSED' && lastCharge.date === bankToday();
