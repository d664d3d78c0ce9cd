import { Grid } from '@chakra-ui/react/grid';
import type { Currency } from '#contract/domain/money';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import type { Slot } from '#web/components/slot.ts';

type AmountFieldProps = {
  form: DraftForm<{ amount: string }>;
  currency: Currency;
  hints?: readonly LiveHint[];
  suggestions?: Slot;
  children?: Slot;
  size?: 'md' | 'lg';
  whole?: boolean;
};

/** An error replaces the negative hints, so that no problem is shown twice. */
export function AmountField({
  form,
  currency,
  hints,
  suggestions,
  children,
  ...inputProps
}: AmountFieldProps) {
  const amount = useField(form, 'amount');
  const visibleHints = hints?.filter(({ good }) => good !== false || amount.error === undefined);
  return (
    <AmountInput
      {...amount}
      {...inputProps}
      label="Importe"
      currency={currency}
      hint={
        visibleHints && (
          <Grid gap="6px" justifyItems="start">
            {suggestions}
            <LiveHints hints={visibleHints} />
            {children}
          </Grid>
        )
      }
    />
  );
}
