import { brand } from '#contract/brand';
import { ErrorPanel } from '../../../errors/ErrorPanel';
import { formatPhone } from '../../../format/numbers';
import { PAYMENTS_HUB } from '../../../payment-book/addresses';
import { LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Loading } from '../../../ui/Loading';
import { Page } from '../../../ui/Page';
import { Skeleton } from '../../../ui/Skeleton';
import { Text } from '../../../ui/Text';
import { CREATE, ENABLE } from '../addresses';
import { useLiving } from '../api';
import { type Medium, mediaOf } from '../medium';
import { Switching } from '../switching/Switching';
import { Ended } from './Ended';
import { MediumSection } from './MediumSection';
import { Upcoming } from './Upcoming';

/** The companies that may charge the customer, by what they charge. */
export default function PreauthorizedPage() {
  const living = useLiving();
  return (
    <Page
      title="Domiciliaciones"
      back={PAYMENTS_HUB}
      action={
        <>
          <LinkButton to={CREATE}>Domiciliar un pago</LinkButton>
          <LinkButton to={ENABLE} look="line">
            Activar o desactivar
          </LinkButton>
        </>
      }
    >
      {living.data ? (
        <>
          <Charged media={mediaOf(living.data)} />
          <Ended />
        </>
      ) : living.isError ? (
        <ErrorPanel error={living.error} onRetry={() => living.refetch()} retrying={living.isFetching} />
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

function Charged({ media }: { media: readonly Medium[] }) {
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
      <Upcoming media={charged} />
      <Switching>
        {(press) => charged.map((medium) => <MediumSection key={medium.id} medium={medium} press={press} />)}
      </Switching>
      <Text size="sm" tone="muted">
        {`Si no reconoces un cargo, tienes 60 días para objetarlo. Llama al ${formatPhone(brand.phone)}.`}
      </Text>
    </>
  );
}
