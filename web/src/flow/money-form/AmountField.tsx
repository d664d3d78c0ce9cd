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
  offered?: Slot;
  children?: Slot;
  size?: 'md' | 'lg';
  whole?: boolean;
};

/** An error replaces the negative hints, so that no problem is shown twice. */
export function AmountField({ form, currency, hints, offered, children, ...look }: AmountFieldProps) {
  const amount = useField(form, 'amount');
  const shown = hints?.filter(({ good }) => good !== false || amount.error === undefined);
  return (
    <AmountInput
      {...amount}
      {...look}
      label="Importe"
      currency={currency}
      hint={
        shown && (
          <Grid gap="6px" justifyItems="start">
            {offered}
            <LiveHints hints={shown} />
            {children}
          </Grid>
        )
      }
    />
  );
}
