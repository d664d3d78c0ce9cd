import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TransferRow } from '#contract/transfers';
import { LinkButton } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { PageHeading } from '../../ui/PageHeading';
import { OWN_TRANSFER } from './addresses';
import { CancelDialog } from './CancelDialog';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import { addressOf, countOf, filtersOf } from './history-query';
import { useHistory } from './useHistory';

/** What was transferred, what will be, and what was not. */
export default function TransferHistoryPage() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const history = useHistory(filters);
  const [cancelling, setCancelling] = useState<TransferRow>();
  const [cancelled, setCancelled] = useState<TransferRow>();

  return (
    <>
      <Head>
        <PageHeading>Transferencias realizadas</PageHeading>
        <LinkButton size="sm" to={OWN_TRANSFER}>
          Hacer una transferencia
        </LinkButton>
      </Head>
      <HistoryFilters
        key={addressOf(filters).toString()}
        filters={filters}
        onApply={(applied) => setAddress(addressOf(applied))}
      />
      {cancelled !== undefined && <Cancelled key={cancelled.key} />}
      <HistoryList history={history} filtered={countOf(filters) > 0} onCancel={setCancelling} />
      {cancelling !== undefined && (
        <CancelDialog
          row={cancelling}
          onClose={() => setCancelling(undefined)}
          onCancelled={() => {
            setCancelling(undefined);
            setCancelled(cancelling);
          }}
        />
      )}
    </>
  );
}

/** Takes the focus, which would be lost with the row's button. */
function Cancelled() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Note role="status">Cancelaste la transferencia. No se hará ningún cargo.</Note>
    </div>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
