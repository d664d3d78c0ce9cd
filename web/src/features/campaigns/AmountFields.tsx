import { isLoan } from '#contract/shared/campaign';
import { showMoney } from '#contract/shared/money';
import type { FieldsProps } from '../../flow/flow';
import { AmountInput } from '../../forms/AmountInput';
import { LiveHints } from '../../forms/LiveHints';
import { useField, useValues } from '../../forms/useDraft';
import { BarFigure } from '../../money-form/BarFigure';
import { Below } from '../../money-form/Below';
import { Note } from '../../ui/Note';
import { AmountSlider } from './AmountSlider';
import { CostCard } from './CostCard';
import { amountError, type Campaign, chosenOf } from './campaign';
import { type Chosen, loanCost, paymentOf } from './cost';
import { Schedule } from './Schedule';
import { TermChoice } from './TermChoice';
import { accountWords } from './words';

/** How much and for how long, with what it comes to as it is moved. */
export function AmountFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const { terms, product } = setup;
  const draft = useValues(form);
  const amount = useField(form, 'amount');
  const term = useField(form, 'term');
  const chosen = chosenOf(draft, setup);
  const wrong = amount.error === undefined ? amountError(draft.amount, setup) : undefined;
  const loan = isLoan(product);
  return (
    <>
      <div>
        <AmountInput
          {...amount}
          label={loan ? '¿Cuánto necesitas?' : '¿De cuánto quieres tu línea?'}
          currency="MXN"
          hint={
            <LiveHints
              hints={
                wrong === undefined
                  ? chosen
                    ? [{ good: true, text: `${monthly(chosen)} al mes` }]
                    : []
                  : [{ good: false, text: wrong }]
              }
            />
          }
        />
        <AmountSlider field={amount} setup={setup} />
      </div>
      <TermChoice
        {...term}
        label={loan ? '¿En cuánto tiempo?' : '¿Cuánto tiempo quieres usarla?'}
        deadlines={terms.deadlines}
        hint={chosen && (loan ? sooner(chosen) : LINE)}
      />
      {terms.depositAccount && (
        <Note>{`Lo depositamos en ${accountWords(terms.depositAccount)} en cuanto firmas.`}</Note>
      )}
      <Below>
        <CostCard {...props} />
      </Below>
      {chosen && loan && <Schedule chosen={chosen} />}
      {chosen && loan && <BarFigure label="Cada mes" amount={paymentOf(chosen)} />}
    </>
  );
}

const LINE = 'Después de ese tiempo solo pagas lo que debas.';

const show = (centavos: number): string => showMoney(centavos, 'MXN');
const monthly = (chosen: Chosen): string => show(paymentOf(chosen));

/** What the shortest term would save. */
function sooner(chosen: Chosen): string {
  const [first = chosen.term] = chosen.terms.deadlines;
  if (first === chosen.term) return 'Es el plazo en el que pagas menos en total.';
  const short = { ...chosen, term: first };
  const saved = loanCost(chosen).total - loanCost(short).total;
  return `A ${first} meses pagarías ${monthly(short)} al mes y ahorrarías ${show(saved)} en total.`;
}
