import { formatDate } from '#contract/domain/dates';
import { LinkButton } from '#web/components/Button.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Note } from '#web/components/Note.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { ACTIVATION } from './addresses';
import { useTaxServices } from './api';

export function FederalService() {
  const services = useTaxServices();
  if (services.isError) {
    return (
      <ErrorPanel error={services.error} onRetry={() => services.refetch()} retrying={services.isFetching} />
    );
  }
  if (services.data === undefined) return <RowsLoading rows={1} height="56px" />;
  const federal = services.data.find(({ id }) => id === 'SAT');
  if (federal?.active === false) {
    return (
      <Note status="warning">
        <p>Aún no está activo. Se activa una sola vez, con tu token y sin costo.</p>
        <p>
          <LinkButton to={ACTIVATION} variant="subtle" size="sm">
            Activar el pago de impuestos
          </LinkButton>
        </p>
      </Note>
    );
  }
  const activeSince = federal?.activeSince;
  return (
    <Note status="success">
      {activeSince === undefined
        ? 'Está activo.'
        : `Activo desde el ${formatDate(activeSince.slice(0, 10))}.`}
    </Note>
  );
}
