import { frequencyWords } from '#contract/receipts/saving-programs';
import type { FieldsProps } from '../../flow/flow';
import { parseAmount } from '../../forms/amount';
import { useValues } from '../../forms/useDraft';
import { accountOf } from '../../money-form/accounts';
import { SoFar } from '../../money-form/SoFar';
import { amountSoFar, daySoFar, ownParty } from '../../money-form/so-far';
import type { CreateProgram } from './order';

export function ProgramSoFar({ form, setup: { accounts } }: FieldsProps<CreateProgram>) {
  const { from, to, amount, frequency, date } = useValues(form);
  const centavos = parseAmount(amount, 'MXN') ?? 0;
  return (
    <SoFar
      from={ownParty(accountOf(accounts, from), 'De dónde sale')}
      to={ownParty(accountOf(accounts, to), 'A dónde llega')}
      rows={[
        { label: 'Cada vez', value: amountSoFar(centavos, 'MXN') },
        { label: 'Qué tan seguido', value: frequencyWords[frequency] },
        { label: 'Desde el', value: daySoFar({ when: 'later', date }) },
      ]}
      total={centavos}
      currency="MXN"
      note="Pasa a las 06:00 horas de cada fecha. Puedes pausarlo o eliminarlo cuando quieras."
    />
  );
}
