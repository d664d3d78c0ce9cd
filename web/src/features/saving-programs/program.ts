import { programStatusLabels } from '#contract/receipts/saving-programs';
import type { ProgramStatus, SavingProgram } from '#contract/saving-programs';
import { selectData, unwrap } from '#web/lib/api/client.ts';
import { savingProgramsApi } from '#web/lib/api/clients/saving-programs.ts';

export const PROGRAMS = '/saving-programs';
export const CREATE_PROGRAM = `${PROGRAMS}/create`;
export const PROGRAMS_KEY = ['saving-programs'];
/** Apart from the list, whose rows a removal takes out of all that is kept under its key. */
const TRIES_KEY = ['saving-program-tries'];

const tones = { ACTIVE: 'success', PAUSED: 'neutral', ERROR: 'danger' } as const;

export const statusOf = (status: ProgramStatus) => ({
  label: programStatusLabels[status],
  tone: tones[status],
});

/** What a program is called: by the customer, else by where its money goes. */
export const titleOf = ({ name, toAccount }: SavingProgram): string =>
  name ?? `Ahorro en ${toAccount.description}`;

export const usePrograms = () =>
  savingProgramsApi.list.useQuery({ queryKey: PROGRAMS_KEY, select: selectData });

/** A program with the tries that failed, read anew once there may be another. */
export const useTries = ({ key: programKey, status, nextDate }: SavingProgram) =>
  savingProgramsApi.get.useQuery({
    queryKey: [...TRIES_KEY, programKey, nextDate],
    queryData: { params: { programKey }, query: { saving_programs_status: 'ERROR' } },
    select: ({ body }) => body.errors ?? [],
    enabled: status === 'ERROR',
  });

/** One as the bank has it now; null where there is none. */
export const findProgram = async (programKey: string): Promise<SavingProgram | null> =>
  (await unwrap(savingProgramsApi.list.query())).data.find(({ key }) => key === programKey) ?? null;
