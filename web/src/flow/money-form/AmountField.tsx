import { chakra } from '@chakra-ui/react/styled-system';
import type { Currency } from '#contract/domain/money';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import type { Slot } from '#web/components/slot.ts';

type AmountFieldProps = {
  form: DraftForm<{ amount: string }>;
  currency: Currency;
  /** What follows from what has been typed so far. */
  hints?: readonly LiveHint[];
  /** Right under the amount: others to choose from. */
  offered?: Slot;
  /** Under the hints: where a limit is changed. */
  children?: Slot;
  /** 'md' where it is not what the form is about. */
  size?: 'md' | 'lg';
  /** Without centavos. */
  whole?: boolean;
};

/** How much. What is wrong is said once: by the field's error as soon as there is one. */
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
          <Hints>
            {offered}
            <LiveHints hints={shown} />
            {children}
          </Hints>
        )
      }
    />
  );
}

const Hints = chakra('div', { base: { display: 'grid', gap: '6px', justifyItems: 'start' } });
