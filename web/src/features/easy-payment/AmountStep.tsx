import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#web/components/Button.tsx';
import { DialogActions } from '#web/components/Dialog.tsx';
import { parseAmount } from '#web/components/forms/amount.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { balanceRowOf } from '#web/lib/money/owed.ts';
import { BelowMinimumNote, OverpaymentNote } from './AmountNotes';
import AmountOptions from './AmountOptions';
import { type AmountChoice, CUSTOM, proposedAmount } from './amounts';
import { PaymentAmount } from './PaymentAmount';
import { CREDIT_CURRENCY } from './payable';
import { debtOf, type PaidProduct } from './payment';

type AmountStepProps = PaidProduct & {
  /** State of the parent, so that 'Cambiar cantidad' restores it. */
  choice: AmountChoice;
  onChoice: (choice: AmountChoice) => void;
  busy: boolean;
  onChosen: (centavos: number) => void;
  onCancel: () => void;
};

export function AmountStep({
  product,
  acceptsOverpayment,
  choice,
  onChoice,
  busy,
  onChosen,
  onCancel,
}: AmountStepProps) {
  const { chosen, text } = choice;
  const balanceRow = balanceRowOf('Saldo utilizado', debtOf(product));
  const isCustom = chosen === CUSTOM;
  const centavos = isCustom
    ? parseAmount(text, CREDIT_CURRENCY)
    : proposedAmount(product, bankToday(), chosen);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (centavos) onChosen(centavos);
      }}
    >
      <AmountOptions
        product={product}
        name="easy-amount"
        selectedOption={chosen}
        onSelect={(value) => onChoice({ ...choice, chosen: value })}
      >
        {/* Stays mounted but hidden unless the custom amount is selected. */}
        <CustomAmount hidden={!isCustom}>
          <PaymentAmount
            id="easy-custom-amount"
            value={text}
            disabled={!isCustom}
            onChange={(text) => onChoice({ ...choice, text })}
          />
        </CustomAmount>
      </AmountOptions>
      <UsedBalance>
        <span>{balanceRow.label}</span> <span>{formatMoney(balanceRow.balance)}</span>
      </UsedBalance>
      <div role="status">
        <BelowMinimumNote product={product} centavos={centavos} />
        <OverpaymentNote product={product} acceptsOverpayment={acceptsOverpayment} centavos={centavos} />
      </div>
      <DialogActions mt="1">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!centavos} busy={busy && 'Un momento...'}>
          Continuar
        </Button>
      </DialogActions>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', mt: '1' } });
const CustomAmount = chakra('div', { base: { px: '14px', pb: '14px', _hidden: { display: 'none' } } });
const UsedBalance = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
