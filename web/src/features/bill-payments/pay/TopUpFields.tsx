import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { Hint } from '#web/components/forms/Field.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { totalLabel } from '#web/flow/money-form/scheduling.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { notPayableReason } from '../shared/payees/payee-labels';
import { TileField } from '../shared/payees/TileField';
import { amountsQuery } from './api';
import { NumberField } from './NumberField';
import { Hours, PayDay } from './PayDay';
import { minutesLeft } from './payment-days';
import { SourceField } from './SourceField';
import { amountIn, companyOf, dayOf, isUnsaved, type TopUp } from './top-up';

const AmountChoice = lazy(() => import('./AmountChoice'));
const UnsavedNumber = lazy(() => import('./UnsavedNumber'));

const SUBJECT = 'Las recargas se hacen';
const ONLY_SAVED = 'Solo se programan recargas a números guardados.';

export function TopUpFields({ form, setup }: FieldsProps<TopUp>) {
  const draft = useValues(form);
  const company = companyOf(draft, setup);
  const { data: amounts = [] } = useQuery(amountsQuery(setup, company?.merchantKey));
  const centavos = amountIn(draft, amounts) ?? 0;
  const unpayableReason = draft.to === '' ? notPayableReason(setup.linkedPayee) : undefined;
  return (
    <>
      <Hours
        service="mobile-top-up"
        left={minutesLeft('mobile-top-up', bankNow())}
        subject={SUBJECT}
        meanwhile={isUnsaved(draft) ? ONLY_SAVED : 'Puedes programar una a un número guardado.'}
      />
      {unpayableReason !== undefined && <Note>{`${unpayableReason} Puedes elegir otro número.`}</Note>}
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
        <PayDay form={form} setup={setup} service="mobile-top-up" subject={SUBJECT} />
      )}
      {centavos > 0 && <BarFigure label={totalLabel(dayOf(draft))} amount={centavos} />}
    </>
  );
}
