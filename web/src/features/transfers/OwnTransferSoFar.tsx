import { showMoney, showRate } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { parseAmount } from '../../forms/amount';
import { useValues } from '../../forms/useDraft';
import { accountOf } from '../../money-form/accounts';
import { SoFar } from '../../money-form/SoFar';
import { amountSoFar, daySoFar, ownParty, sourceParty } from '../../money-form/so-far';
import { exchangeOf, type OwnTransfer } from './own-transfer';

export function OwnTransferSoFar({ form, setup }: FieldsProps<OwnTransfer>) {
  const draft = useValues(form);
  const from = accountOf(setup.accounts, draft.from);
  const to = accountOf(setup.accounts, draft.to);
  const currency = from?.defaultCurrency ?? 'MXN';
  const total = parseAmount(draft.amount, currency) ?? 0;
  const exchange = from && to && exchangeOf(setup, total, currency, to.defaultCurrency);
  return (
    <SoFar
      from={sourceParty(from, { total, when: draft.when })}
      to={ownParty(to, 'A dónde llega')}
      rows={[
        { label: 'Importe', value: amountSoFar(total, currency) },
        ...(exchange && to
          ? [
              { label: 'Al cambio de', value: showRate(exchange.rate) },
              { label: 'Lo que llega', value: showMoney(exchange.amount, to.defaultCurrency) },
            ]
          : []),
        { label: 'Comisión', value: 'Sin comisión' },
        { label: 'Día', value: daySoFar(draft) },
      ]}
      total={total}
      currency={currency}
      note="Entre tus cuentas llega al momento, todos los días a cualquier hora."
    />
  );
}
