import type { Payee } from '#contract/payees';
import { isOpenDaily, showHours } from '#contract/shared/hours';
import { bankNow, bankToday } from '../../api/bank-clock';
import type { FieldBinding } from '../../forms/draft';
import { payeeSearch } from '../../payee-book/payee-words';
import { PickCard } from '../../picker/PickCard';
import { PickField } from '../../picker/PickField';
import HardTokenDialog from '../../signature/HardTokenDialog';
import { useTokenType } from '../../signature/token-type';
import { Avatar } from '../../ui/Avatar';
import { payeeFace } from './payee-face';
import { inOrder, payeeOf } from './payee-order';
import { quickActionsFor } from './quick-actions';
import { OTHER } from './top-up';

type NumberFieldProps = FieldBinding & { payees: readonly Payee[]; quickActions: boolean };

const underOther = (token: string | undefined, closed: boolean): string => {
  if (token === 'none') return 'Necesitas un token';
  return closed ? `De ${showHours('mobile-top-up')}` : 'Elige su compañía';
};

/** Which number is topped up: those that are saved, then one that is not. */
export function NumberField({ payees, quickActions, ...field }: NumberFieldProps) {
  const { type } = useTokenType();
  const today = bankToday();
  const chosen = payeeOf(payees, field.value);
  const isOther = field.value === OTHER;
  const closed = !isOpenDaily('mobile-top-up', bankNow());
  return (
    <>
      <PickField
        {...field}
        words={{
          label: '¿A qué número?',
          all: 'Ver todos',
          by: 'alias, compañía o número',
          none: 'Ninguno coincide.',
          what: 'número',
        }}
        rows={inOrder(payees)}
        found={payeeSearch}
        faceOf={(payee) => payeeFace(payee, today)}
        actions={quickActions && chosen && quickActionsFor(chosen)}
        last={(hold) => (
          <PickCard
            face={{
              mark: <Avatar name="+" />,
              name: 'Otro número',
              // What is not saved is signed, and topped up at once.
              off: type === 'none' || closed,
              under: <small>{underOther(type, closed)}</small>,
            }}
            name={field.id}
            value={OTHER}
            checked={isOther}
            wrong={field.error !== undefined}
            radio={hold}
            onChoose={() => field.onChange(OTHER)}
          />
        )}
      />
      {isOther && type === 'virtual' && <HardTokenDialog />}
    </>
  );
}
