import { isLoan } from '#contract/domain/campaign';
import { formatCentavos } from '#contract/domain/money';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { BelowForm } from '#web/flow/money-form/BelowForm.tsx';
import { AmountSlider } from './AmountSlider';
import { CostCard } from './CostCard';
import { type Campaign, type CampaignSetup, checkAmount, loanChoiceOf } from './campaign';
import { type LoanChoice, loanCost, paymentOf } from './cost';
import { QuickAmounts } from './QuickAmounts';
import { Schedule } from './Schedule';
import { TermChoice } from './TermChoice';

export function AmountFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const { terms, product } = setup;
  const draft = useValues(form);
  const amount = useField(form, 'amount');
  const term = useField(form, 'term');
  const to = useField(form, 'to');
  const choice = loanChoiceOf(draft, setup);
  const loan = isLoan(product);
  return (
    <>
      <div>
        <AmountInput
          {...amount}
          label={loan ? '¿Cuánto necesitas?' : '¿De cuánto quieres tu línea?'}
          currency="MXN"
          hint={<LiveHints hints={hintsOf(amount, setup, choice)} />}
        />
        <AmountSlider field={amount} setup={setup} />
        <QuickAmounts field={amount} setup={setup} />
      </div>
      <TermChoice
        {...term}
        label={loan ? '¿En cuánto tiempo?' : '¿Cuánto tiempo quieres usarla?'}
        deadlines={terms.deadlines}
        hint={choice && (loan ? shorterTermText(choice) : LINE)}
      />
      {loan && (
        <AccountSelect
          {...to}
          label="¿A qué cuenta lo depositamos?"
          hint="El dinero llega en cuanto firmas."
          accounts={setup.accounts}
        />
      )}
      <BelowForm>
        <CostCard {...props} />
      </BelowForm>
      {choice && loan && <Schedule chosen={choice} />}
      {choice && loan && <BarFigure label="Cada mes" amount={paymentOf(choice)} />}
    </>
  );
}

const LINE = 'Después de ese tiempo solo pagas lo que debas.';

const format = (centavos: number): string => formatCentavos(centavos, 'MXN');
const monthly = (choice: LoanChoice): string => format(paymentOf(choice));

/** Returns a hint with the payment or the problem; none for an empty field. */
function hintsOf(
  { value, error }: FieldBinding,
  setup: CampaignSetup,
  choice: LoanChoice | undefined,
): LiveHint[] {
  if (error !== undefined || value.trim() === '') return [];
  const problem = checkAmount(value, setup);
  if (problem !== undefined) return [{ good: false, text: problem }];
  return choice ? [{ good: true, text: `${monthly(choice)} al mes` }] : [];
}

/** Describes the savings with the shortest term. */
function shorterTermText(choice: LoanChoice): string {
  const [first = choice.term] = choice.terms.deadlines;
  if (first === choice.term) return 'Es el plazo en el que pagas menos en total.';
  const short = { ...choice, term: first };
  const saving = loanCost(choice).total - loanCost(short).total;
  return `A ${first} meses pagarías ${monthly(short)} al mes y ahorrarías ${format(saving)} en total.`;
}
