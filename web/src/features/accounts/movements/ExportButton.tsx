import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../api/download';
import { ReadErrorDialog } from '../../../errors/ErrorDialog';
import { useSingleFlight } from '../../../operation/useSingleFlight';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { csvOf } from './csv';
import type { DateRange, MovementSource } from './source';
import { allMovements } from './useMovements';

type ExportButtonProps = { source: MovementSource; range: DateRange; displayId: string };

/** Saves all the movements of the range, whatever the filters let through. */
export function ExportButton({ source, range, displayId }: ExportButtonProps) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const read = useSingleFlight(() => queries.fetchQuery(allMovements(source, range)));
  const start = () => {
    setFailure(undefined);
    read.start(undefined, {
      onSuccess: (entries) => {
        const csv = csvOf(entries.map(({ movement }) => movement));
        saveFile(new Blob([csv], { type: 'text/csv' }), fileName(displayId, range));
      },
      onError: setFailure,
    });
  };
  return (
    <>
      <Button look="ghost" size="sm" onClick={start} busy={read.pending && 'Exportando...'}>
        <Icon as={Download} />
        Exportar CSV
      </Button>
      {failure !== undefined && (
        <ReadErrorDialog error={failure} onRetry={start} onClose={() => setFailure(undefined)} />
      )}
    </>
  );
}

const fileName = (displayId: string, { from_date, to_date }: DateRange): string =>
  `movimientos-${displayId.replace(/\D/g, '')}-${from_date}-a-${to_date}.csv`;
