import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#web/components/Button.tsx';
import { ReadErrorDialog } from '#web/components/errors/ErrorDialog.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { useSingleFlight } from '#web/flow/submission/useSingleFlight.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { csvOf } from './csv';
import { filterEntries, isFiltering, type MovementFilter } from './search';
import type { DateRange, MovementSource } from './source';
import { allMovements } from './useMovements';

type ExportButtonProps = {
  source: MovementSource;
  range: DateRange;
  filter: MovementFilter;
  displayId: string;
};

/** Exports the movements of the range that match the filters. The label and file name show if filters apply. */
export function ExportButton({ source, range, filter, displayId }: ExportButtonProps) {
  const isFiltered = isFiltering(filter);
  const queryClient = useQueryClient();
  const download = useSingleFlight(() => queryClient.fetchQuery(allMovements(source, range)));
  const start = () =>
    download.start(undefined, {
      onSuccess: (entries) => {
        const csv = csvOf(filterEntries(entries, filter).map(({ movement }) => movement));
        saveFile(new Blob([csv], { type: 'text/csv' }), fileName(displayId, range, isFiltered));
      },
    });
  return (
    <>
      <Button variant="ghost" size="sm" me="-4" onClick={start} busy={download.pending && 'Exportando...'}>
        <Icon as={Download} />
        <span>{isFiltered ? 'Exportar lo filtrado' : 'Exportar'}</span>
      </Button>
      {download.error && (
        <ReadErrorDialog error={download.error} onRetry={start} onClose={download.clearError} />
      )}
    </>
  );
}

const fileName = (displayId: string, { from_date, to_date }: DateRange, isFiltered: boolean): string =>
  `movimientos-${displayId.replace(/\D/g, '')}-${from_date}-a-${to_date}${isFiltered ? '-filtrados' : ''}.csv`;
