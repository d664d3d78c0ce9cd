import { formatEnding } from '#contract/domain/account';
import { formatCentavos, fromCentavos, toCentavos } from '#contract/domain/money';
import { errorText } from '#contract/errors';
import { TOTAL } from '#contract/receipts/transfers';
import { fullName } from '#contract/recipients';
import { Money } from '#web/components/Money.tsx';
import { Note } from '#web/components/Note.tsx';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { amountHeadline, conceptRow, dayRow, sourceRow } from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { kinds } from './kinds';
import {
  commissionOf,
  recipientOf,
  type ThirdPartyDraft,
  type ThirdPartyFlowSetup,
  type ValidatedOrder,
} from './third-party';

const pesos = (centavos: number) => formatCentavos(centavos, 'MXN');

export function summaryOf(
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
  quote: ValidatedOrder,
): Summary<ThirdPartyDraft> {
  const { verb, lead } = kinds[setup.type];
  const from = accountOf(setup.accounts, draft.from);
  const to = recipientOf(setup.recipients, draft.to);
  const isScheduled = draft.when === 'later';
  const date = formatDate(quote.effectiveDate);
  const amount = toCentavos(quote.amount.amount);
  const destination = {
    label: 'Cuenta destino',
    value: to?.alias,
    detail: to && `${to.bankName} ${formatEnding(to.accountId)}`,
  };
  const day = dayRow(draft, quote.effectiveDate);
  const commission = commissionOf({ commission: quote.commission ?? setup.commission });
  const repeatedRecipient = quote.repeated ? to : undefined;
  const isSlow = /coa/i.test(quote.notificationCode ?? '');
  return {
    lead,
    headline: amountHeadline(quote.amount),
    to: to ? `a ${fullName(to)}` : '',
    rows: [
      sourceRow(from),
      { ...destination, field: 'to' },
      day,
      conceptRow(draft),
      { label: 'Referencia', value: draft.reference.trim() || 'Sin referencia', field: 'reference' },
      { label: 'Comisión', value: commission === 0 ? 'Sin comisión' : `${pesos(commission)}, IVA incluido` },
      {
        label: TOTAL,
        value: <Money amount={fromCentavos(amount + commission)} currency="MXN" size="md" />,
        total: true,
      },
    ],
    signed: [
      destination,
      { label: day.label, value: day.value },
      ...(commission === 0 ? [] : [{ label: TOTAL, value: pesos(amount + commission) }]),
    ],
    warning: (isSlow || repeatedRecipient) && (
      <>
        {repeatedRecipient && (
          <Note status="warning">
            <b>
              {isScheduled
                ? `Ya programaste ${pesos(amount)} a ${repeatedRecipient.alias} para el ${date}`
                : `Hoy ya ordenaste ${pesos(amount)} a ${repeatedRecipient.alias}`}
            </b>
            <p>Si quieres hacerlo otra vez, continúa.</p>
          </Note>
        )}
        {isSlow && <Contingency />}
      </>
    ),
    note: (
      <p>{`${commission === 0 ? '' : `Con la comisión pagas ${pesos(amount + commission)}. `}Te pediremos tu clave para firmar. ${
        isScheduled
          ? `Se hará el ${date}; antes puedes cancelar desde tu historial.`
          : 'Después no se puede cancelar.'
      }`}</p>
    ),
    button: `${isScheduled ? 'Programar' : verb} ${pesos(amount)}`,
  };
}

const Contingency = () => {
  const { heading, message } = errorText('CZ_COA');
  return (
    <Note status="warning">
      <b>{heading}</b>
      <p>{message}</p>
    </Note>
  );
};
