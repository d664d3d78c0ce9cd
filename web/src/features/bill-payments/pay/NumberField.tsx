import { formatHours, isOpenDaily } from '#contract/domain/hours';
import type { Payee } from '#contract/payees';
import { Avatar } from '#web/components/Avatar.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import HardTokenDialog from '#web/flow/signature/HardTokenDialog.tsx';
import { useTokenType } from '#web/flow/signature/token-type.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { PickerCard } from '#web/patterns/picker/PickerCard.tsx';
import { PickerField } from '#web/patterns/picker/PickerField.tsx';
import { payeeSearch } from '../shared/payees/payee-labels';
import { payeeOf, sortPayees } from './payee-order';
import { payeeRow } from './payee-row';
import { quickActionsFor } from './quick-actions';
import { OTHER } from './top-up';

type NumberFieldProps = FieldBinding & { payees: readonly Payee[]; quickActions: boolean };

const otherNumberHint = (token: string | undefined, closed: boolean): string => {
  if (token === 'none') return 'Necesitas un token';
  return closed ? `De ${formatHours('mobile-top-up')}` : 'Elige su compañía';
};

/** Radio group of the saved numbers, with a last option for an unsaved one. */
export function NumberField({ payees, quickActions, ...field }: NumberFieldProps) {
  const { type } = useTokenType();
  const today = useBankToday();
  const payee = payeeOf(payees, field.value);
  const isOther = field.value === OTHER;
  const isClosed = !isOpenDaily('mobile-top-up', bankNow());
  return (
    <>
      <PickerField
        {...field}
        labels={{
          label: '¿A qué número?',
          showAllLabel: 'Ver todos',
          searchedFields: 'alias, compañía o número',
          noMatchText: 'Ninguno coincide.',
          reopenLabel: 'número',
        }}
        rows={sortPayees(payees)}
        searchedTexts={payeeSearch}
        cardOf={(payee) => payeeRow(payee, today)}
        actions={quickActions && payee && quickActionsFor(payee)}
        last={(radioRef) => (
          <PickerCard
            row={{
              avatar: <Avatar name="+" />,
              name: 'Otro número',
              // Top-ups of unsaved numbers need a signature and cannot be scheduled.
              disabledReason: type === 'none' || isClosed ? otherNumberHint(type, isClosed) : undefined,
              details: <small>{otherNumberHint(type, isClosed)}</small>,
            }}
            name={field.id}
            value={OTHER}
            checked={isOther}
            isInvalid={field.error !== undefined}
            radio={radioRef}
            onChoose={() => field.onChange(OTHER)}
          />
        )}
      />
      {isOther && type === 'virtual' && <HardTokenDialog />}
    </>
  );
}
