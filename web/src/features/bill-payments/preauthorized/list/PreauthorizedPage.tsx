import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#contract/brand';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Page } from '#web/components/Page.tsx';
import { PAYMENTS_HUB } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { CREATE, ENABLE } from '../addresses';
import { debitsKey, useActiveDebits } from '../api';
import { type Medium, mediaOf } from '../medium';
import { ConfirmedSwitches } from '../switching/ConfirmedSwitches';
import { CancelledDebits } from './CancelledDebits';
import { MediumSection } from './MediumSection';
import { Upcoming } from './Upcoming';

export default function PreauthorizedPage() {
  const debits = useActiveDebits();
  return (
    <Page
      title="Domiciliaciones"
      back={PAYMENTS_HUB}
      action={<LinkButton to={CREATE}>Domiciliar un pago</LinkButton>}
    >
      {debits.data && !debits.isPending ? (
        <>
          <BrokenRowsNote list={debitsKey('active')} counted={['domiciliación', 'domiciliaciones']} />
          <ChargedMedia media={mediaOf(debits.data)} />
          <CancelledDebits />
        </>
      ) : debits.isError ? (
        <ErrorPanel error={debits.error} onRetry={() => debits.refetch()} retrying={debits.isFetching} />
      ) : (
        <>
          <Loading />
          <Skeleton height="88px" />
          <Skeleton height="380px" borderRadius="card" />
        </>
      )}
    </Page>
  );
}

function ChargedMedia({ media }: { media: readonly Medium[] }) {
  const hasMissingRows = useBrokenRows(debitsKey('active')) !== undefined;
  const charged = media.filter(({ debits }) => debits.length > 0);
  if (charged.length === 0) {
    return (
      <EmptyState title="Ninguna empresa te cobra sola">
        Domicilia un servicio y su recibo se paga el día en que vence, o el siguiente día hábil, sin que hagas
        nada.
      </EmptyState>
    );
  }
  return (
    <>
      {!hasMissingRows && <Upcoming media={charged} />}
      <ConfirmedSwitches>
        {(press) => charged.map((medium) => <MediumSection key={medium.id} medium={medium} press={press} />)}
      </ConfirmedSwitches>
      <Text textStyle="body.sm" color="fg.muted">
        <span>
          Si desactivas una cuenta o tarjeta, nadie cobra de ella hasta que la actives. Para que solo una
          empresa deje de cobrarte, cancela su domiciliación.
        </span>{' '}
        <Link to={ENABLE}>Activar o desactivar</Link>
      </Text>
      <Text textStyle="body.sm" color="fg.muted">
        {`Si no reconoces un cargo, tienes 60 días para objetarlo. Llama al ${formatPhone(brand.phone)}.`}
      </Text>
    </>
  );
}
