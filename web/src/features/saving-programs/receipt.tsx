import { PROGRAM_CREATED, programReceiptRows, showProgramAmount } from '#contract/receipts/saving-programs';
import { type SavingProgram, savingPrograms } from '#contract/saving-programs';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { pathOf } from '../../api/path';
import { formatDate, formatMoment } from '../../format/dates';
import type { ReceiptView } from '../../receipt/view';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { PROGRAMS, statusOf } from './program';

const viewOf = (program: SavingProgram): ReceiptView => {
  const { amount, toAccount, nextDate, confirmationNumber } = program;
  const to = `a ${toAccount.description} ${toAccount.displayId}`;
  return {
    heading: PROGRAM_CREATED,
    at: formatMoment(program.operationDate),
    status: statusOf(program.status),
    lead: 'Vas a ahorrar',
    headline: <Money amount={amount.amount} currency={amount.currencyCode} size="xl" />,
    to,
    folio: confirmationNumber,
    shared: `${PROGRAM_CREATED}: ${showProgramAmount(program)} ${to}. Folio ${confirmationNumber}.`,
    rows: programReceiptRows(program),
    next: (
      <>
        <p>
          {nextDate === undefined
            ? 'Está en pausa: no se hará ningún cargo a tu cuenta.'
            : `El próximo ahorro es el ${formatDate(nextDate)}. Ten saldo ese día en tu cuenta origen.`}
        </p>
        <Link to={PROGRAMS} standalone>
          Ver mis programas de ahorro
        </Link>
      </>
    ),
  };
};

export const programReceipt = {
  key: ({ key }: SavingProgram) => key,
  load: (programKey: string) => ok(savingProgramsApi.receipt.query({ params: { programKey } })),
  pdf: (programKey: string) => pathOf(savingPrograms.receipt, { programKey }),
  view: viewOf,
  again: 'Crear otro programa',
};
