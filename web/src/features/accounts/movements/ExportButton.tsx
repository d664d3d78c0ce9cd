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
  sieve: MovementFilter;
  displayId: string;
};

/** Exports the filtered movements of the range, and says if any are left out. */
export function ExportButton({ source, range, sieve, displayId }: ExportButtonProps) {
  const filtered = isFiltering(sieve);
  const queries = useQueryClient();
  const download = useSingleFlight(() => queries.fetchQuery(allMovements(source, range)));
  const start = () =>
    download.start(undefined, {
      onSuccess: (entries) => {
        const csv = csvOf(filterEntries(entries, sieve).map(({ movement }) => movement));
        saveFile(new Blob([csv], { type: 'text/csv' }), fileName(displayId, range, filtered));
      },
    });
  return (
    <>
      <Button variant="ghost" size="sm" me="-4" onClick={start} busy={download.pending && 'Exportando...'}>
        <Icon as={Download} />
        <span>{filtered ? 'Exportar lo filtrado' : 'Exportar'}</span>
      </Button>
      {download.error && (
        <ReadErrorDialog error={download.error} onRetry={start} onClose={download.clearError} />
      )}
    </>
  );
}

const fileName = (displayId: string, { from_date, to_date }: DateRange, filtered: boolean): string =>
  `movimientos-${displayId.replace(/\D/g, '')}-${from_date}-a-${to_date}${filtered ? '-filtrados' : ''}.csv`;
