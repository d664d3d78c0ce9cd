import { lazy, Suspense } from 'react';
import { bankNow } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { DraftField } from '../../forms/DraftField';
import { Hint } from '../../forms/Field';
import { useValues } from '../../forms/useDraft';
import { TileField } from '../../payee-book/TileField';
import { Note } from '../../ui/Note';
import { Skeleton } from '../../ui/Skeleton';
import { NumberField } from './NumberField';
import { Hours, PayDay } from './PayDay';
import { notPayable } from './payee-order';
import { minutesLeft } from './paying';
import { SourceField } from './SourceField';
import { companyOf, isUnsaved, type TopUp } from './top-up';

/* Come with the number; most are saved. */
const AmountChoice = lazy(() => import('./AmountChoice'));
const UnsavedNumber = lazy(() => import('./UnsavedNumber'));

const WHAT = 'Las recargas se hacen';
const ONLY_SAVED = 'Solo se programan recargas a números guardados.';

/** A number, one of its company's amounts, from which account, and when where it is saved. */
export function TopUpFields({ form, setup }: FieldsProps<TopUp>) {
  const draft = useValues(form);
  const company = companyOf(draft, setup);
  const why = draft.to === '' ? notPayable(setup.asked) : undefined;
  return (
    <>
      <Hours
        service="mobile-top-up"
        left={minutesLeft('mobile-top-up', bankNow())}
        what={WHAT}
        meanwhile={isUnsaved(draft) ? ONLY_SAVED : 'Puedes programar una a un número guardado.'}
      />
      {why !== undefined && <Note>{`${why} Puedes elegir otro número.`}</Note>}
      <DraftField form={form} name="to">
        {(field) => <NumberField {...field} payees={setup.payees} quickActions={setup.quickActions} />}
      </DraftField>
      {isUnsaved(draft) && (
        <Suspense fallback={<Skeleton height="420px" />}>
          <UnsavedNumber form={form} setup={setup} />
        </Suspense>
      )}
      {company ? (
        <Suspense fallback={<Skeleton height="112px" />}>
          <AmountChoice form={form} setup={setup} company={company} />
        </Suspense>
      ) : (
        <DraftField form={form} name="amount">
          {(field) => (
            <TileField {...field} label="Importe" box={field.ref}>
              <Hint>Los importes dependen de la compañía.</Hint>
            </TileField>
          )}
        </DraftField>
      )}
      <SourceField form={form} accounts={setup.accounts} />
      {isUnsaved(draft) ? (
        <Note>{`Un número que no está guardado se recarga hoy. ${ONLY_SAVED}`}</Note>
      ) : (
        <PayDay form={form} setup={setup} service="mobile-top-up" what={WHAT} />
      )}
    </>
  );
}
