import type { Payee, PayeeCategory } from '#contract/payees';
import { Page } from '#web/components/Page.tsx';
import type { Slot } from '#web/components/slot.ts';
import { createPayee, MERCHANT_SELECTION_PAGE } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { payeesKey, usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { PAYMENTS_HUB } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { AdminList } from '#web/patterns/admin-list/AdminList.tsx';
import { editWith, removeWith } from '#web/patterns/admin-list/row.ts';
import { payeeControls } from './controls';
import { payeeView } from './payee-view';

const dialogs = [editWith(() => import('./edit')), removeWith(() => import('./removal'))];

const texts: Record<
  PayeeCategory,
  {
    title: string;
    list: string;
    create: { to: string; label: string };
    empty: { title: string; text: string };
  }
> = {
  'service': {
    title: 'Servicios',
    list: 'Tus servicios',
    create: { to: MERCHANT_SELECTION_PAGE, label: 'Agregar un servicio' },
    empty: {
      title: 'Aún no tienes servicios guardados',
      text: 'Guarda la luz, el agua o el internet, y la próxima vez los pagas con un toque.',
    },
  },
  'mobile-top-up': {
    title: 'Tiempo aire',
    list: 'Tus celulares',
    create: { to: createPayee['mobile-top-up'], label: 'Agregar un celular' },
    empty: {
      title: 'Aún no tienes celulares guardados',
      text: 'Guarda el tuyo o el de tu familia, y la próxima vez lo recargas con un toque.',
    },
  },
};

/** `children` come before the list. */
export function SavedPayees({ category, children = null }: { category: PayeeCategory; children?: Slot }) {
  const query = usePayees(category);
  const { title, list, create, empty } = texts[category];
  return (
    <Page title={title} back={PAYMENTS_HUB}>
      {children}
      <AdminList<Payee>
        id="payee"
        title={list}
        query={query}
        queryKey={payeesKey(category)}
        controls={payeeControls}
        creates={[create]}
        empty={empty}
        labels={{ counted: ['guardado', 'guardados'], gender: 'masculine' }}
        row={payeeView}
        dialogs={dialogs}
      />
    </Page>
  );
}
