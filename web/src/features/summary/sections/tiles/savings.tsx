import { PiggyBank, Plus } from 'lucide-react';
import type { BankDate } from '#contract/domain/dates';
import type { SavingProgram } from '#contract/saving-programs';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { goalDayOf, isReached, progressOf } from '#web/features/saving-programs/plan.ts';
import { CREATE_PROGRAM, PROGRAMS, titleOf, usePrograms } from '#web/features/saving-programs/program.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { FailureMessage } from '../CompactMessage';
import { SummaryPlaceholder } from './SummaryPlaceholder';
import type { Tile } from './tile';

const tile = { title: 'Ahorro', icon: PiggyBank } as const;

/** Omits the current year. */
const dayText = (date: BankDate, today: BankDate): string =>
  formatDate(date).slice(0, date.slice(0, 4) === today.slice(0, 4) ? 6 : undefined);

export function useSavingsTile(today: BankDate): Tile {
  const { data, error, refetch, isFetching } = usePrograms();
  if (data === undefined) {
    return error
      ? {
          ...tile,
          summary: <span>No pudimos cargarlo</span>,
          panel: (
            <FailureMessage sourceName="tu ahorro" onRetry={() => void refetch()} retrying={isFetching} />
          ),
          failed: true,
        }
      : { ...tile, summary: <SummaryPlaceholder />, panel: <RowsLoading rows={2} height="72px" /> };
  }
  if (data.length === 0)
    return { ...tile, summary: <span>Aparta solo para una meta</span>, to: CREATE_PROGRAM };
  return {
    ...tile,
    summary: <span>{summaryOf(data, today)}</span>,
    panel: (
      <HubLinks
        links={[
          ...data.map((program) => ({
            to: PROGRAMS,
            icon: PiggyBank,
            title: titleOf(program),
            about: aboutText(program, today),
          })),
          { to: CREATE_PROGRAM, icon: Plus, title: 'Nuevo ahorro', about: 'Cada semana, quincena o mes' },
        ]}
      />
    ),
  };
}

/** Describes a failed run, else the next goal, else a reached goal, else the number of programs. */
function summaryOf(programs: readonly SavingProgram[], today: BankDate): string {
  const failed = programs.find(({ status }) => status === 'ERROR');
  if (failed) return `${titleOf(failed)}: no se pudo apartar`;
  const [next] = programs
    .flatMap((program) => {
      const day = goalDayOf(program);
      return day ? [{ program, day }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (next) return `${titleOf(next.program)}: llegas el ${dayText(next.day, today)}`;
  const reached = programs.find(isReached);
  if (reached) return `${titleOf(reached)}: meta cumplida`;
  return programs.length === 1 ? '1 programa' : `${programs.length} programas`;
}

function aboutText(program: SavingProgram, today: BankDate): string {
  const progress = progressOf(program);
  const day = goalDayOf(program);
  if (program.status === 'ERROR') return 'El último intento no se pudo';
  if (program.status === 'PAUSED') return 'En pausa';
  return [
    ...(progress
      ? [progress.isReached ? 'Meta cumplida' : `${Math.floor(progress.percent)} % de tu meta`]
      : []),
    ...(day ? [`llegas el ${dayText(day, today)}`] : []),
    ...(!progress && program.nextDate ? [`Siguiente: ${dayText(program.nextDate, today)}`] : []),
  ].join(' · ');
}
