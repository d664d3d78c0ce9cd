import { formatAccount } from '#contract/domain/account';
import {
  formatProgramAmount,
  frequencyLabels,
  PROGRAM_CREATED,
  programReceiptRows,
} from '#contract/receipts/saving-programs';
import { type SavingProgram, savingPrograms } from '#contract/saving-programs';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { formatDate, formatMoment } from '#web/lib/format/dates.ts';
import { PROGRAMS, statusOf } from './program';

const viewOf = (program: SavingProgram): ReceiptView => {
  const { amount, toAccount, nextDate, confirmationNumber } = program;
  const to = `a ${formatAccount(toAccount)}`;
  return {
    heading: PROGRAM_CREATED,
    at: formatMoment(program.operationDate),
    status: statusOf(program.status),
    lead: 'Vas a ahorrar',
    headline: <Money amount={amount.amount} currency={amount.currencyCode} size="xl" />,
    to,
    folio: confirmationNumber,
    shared: {
      text: `${PROGRAM_CREATED}: ${formatProgramAmount(program)} ${to}. Folio ${confirmationNumber}.`,
      picture: {
        lead: (payer) => `${payer} va a ahorrar`,
        amount,
        concept: program.name,
        rows: [
          { label: 'Frecuencia', value: frequencyLabels[program.periodicity.frequency] },
          ...(nextDate === undefined ? [] : [{ label: 'Próximo ahorro', value: formatDate(nextDate) }]),
        ],
        from: program.fromAccount.displayId,
      },
    },
    rows: programReceiptRows(program),
    next: (
      <>
        <p>
          {nextDate === undefined
            ? 'Está en pausa: no se hará ningún cargo a tu cuenta.'
            : `El próximo ahorro es el ${formatDate(nextDate)}. Ten saldo ese día en tu cuenta origen.`}
        </p>
        <Link to={PROGRAMS} variant="plain">
          Ver mis programas de ahorro
        </Link>
      </>
    ),
  };
};

export const programReceipt = {
  key: ({ key }: SavingProgram) => key,
  load: (programKey: string) => unwrap(savingProgramsApi.receipt.query({ params: { programKey } })),
  pdf: (programKey: string) => pathOf(savingPrograms.receipt, { programKey }),
  view: viewOf,
  repeatLabel: 'Crear otro programa',
};
