import { showDate } from '#contract/shared/dates';
import { dataOf } from '../../api/client';
import { taxesApi } from '../../api/clients/taxes';
import { queryKeys } from '../../api/query-keys';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { LinkButton } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { RowsLoading } from '../../ui/RowsLoading';
import { ACTIVATION } from './addresses';

/** Whether federal taxes are activated; if not, where they are. */
export function FederalService() {
  const services = taxesApi.services.useQuery({
    queryKey: queryKeys.taxes.services,
    queryData: { query: { 'payment-type': 'SAT' } },
    select: dataOf,
  });
  if (services.isError) {
    return (
      <ErrorPanel error={services.error} onRetry={() => services.refetch()} retrying={services.isFetching} />
    );
  }
  if (services.data === undefined) return <RowsLoading rows={1} height="56px" />;
  const federal = services.data.find(({ id }) => id === 'SAT');
  if (federal?.active === false) {
    return (
      <Note tone="warning">
        <p>Aún no está activo. Se activa una sola vez, con tu token y sin costo.</p>
        <p>
          <LinkButton to={ACTIVATION} look="tonal" size="sm">
            Activar el pago de impuestos
          </LinkButton>
        </p>
      </Note>
    );
  }
  const since = federal?.activeSince;
  return (
    <Note tone="success">
      {since === undefined ? 'Está activo.' : `Activo desde el ${showDate(since.slice(0, 10))}.`}
    </Note>
  );
}
