import { formatCentavos, formatExchangeRate } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';
import { useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { LiveSummary } from '#web/flow/money-form/LiveSummary.tsx';
import { liveAmount, liveDay, ownParty, sourceParty } from '#web/flow/money-form/live-summary.ts';
import { exchangeOf, type OwnTransfer } from './own-transfer';

export function OwnTransferLiveSummary({ form, setup }: FieldsProps<OwnTransfer>) {
  const draft = useValues(form);
  const from = accountOf(setup.accounts, draft.from);
  const to = accountOf(setup.accounts, draft.to);
  const currency = from?.defaultCurrency ?? 'MXN';
  const total = parseAmount(draft.amount, currency) ?? 0;
  const exchange = from && to && exchangeOf(setup, total, currency, to.defaultCurrency);
  return (
    <LiveSummary
      from={sourceParty(from, { total, when: draft.when })}
      to={ownParty(to, 'A dónde llega')}
      rows={[
        { label: 'Importe', value: liveAmount(total, currency) },
        ...(exchange && to
          ? [
              { label: 'Al cambio de', value: formatExchangeRate(exchange.rate) },
              { label: 'Lo que llega', value: formatCentavos(exchange.amount, to.defaultCurrency) },
            ]
          : []),
        { label: 'Comisión', value: 'Sin comisión' },
        { label: 'Día', value: liveDay(draft) },
      ]}
      total={total}
      currency={currency}
      note="Entre tus cuentas llega al momento, todos los días a cualquier hora."
    />
  );
}
