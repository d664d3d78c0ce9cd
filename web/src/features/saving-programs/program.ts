import { programStatusLabels } from '#contract/receipts/saving-programs';
import type { ProgramStatus, SavingProgram } from '#contract/saving-programs';
import { selectPartialData, unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';

export const PROGRAMS = '/saving-programs';
export const CREATE_PROGRAM = `${PROGRAMS}/create`;
export const PROGRAMS_KEY = ['saving-programs'];
/** Outside the list's key, because a removal updates every cached list below that key. */
const TRIES_KEY = ['saving-program-tries'];

const tones = { ACTIVE: 'success', PAUSED: 'neutral', ERROR: 'danger' } as const;

export const statusOf = (status: ProgramStatus) => ({
  label: programStatusLabels[status],
  tone: tones[status],
});

/** Returns the customer's name for the program, or a name from its target account. */
export const titleOf = ({ name, toAccount }: SavingProgram): string =>
  name ?? `Ahorro en ${toAccount.description}`;

export const usePrograms = () =>
  savingProgramsApi.list.useQuery({ queryKey: PROGRAMS_KEY, select: selectPartialData });

/** Query of a program with its failed runs; `nextDate` in the key refetches after each run. */
export const useTries = ({ key: programKey, status, nextDate }: SavingProgram) =>
  savingProgramsApi.get.useQuery({
    queryKey: [...TRIES_KEY, programKey, nextDate],
    queryData: { params: { programKey }, query: { saving_programs_status: 'ERROR' } },
    select: ({ body }) => body.errors ?? [],
    enabled: status === 'ERROR',
  });

/** Reads the current list; null if it has no such program. */
export const findProgram = async (programKey: string): Promise<SavingProgram | null> =>
  (await unwrap(savingProgramsApi.list.query())).data.find(({ key }) => key === programKey) ?? null;
