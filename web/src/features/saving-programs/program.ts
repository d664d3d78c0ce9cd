import { programStatusWords } from '#contract/receipts/saving-programs';
import type { ProgramStatus, SavingProgram } from '#contract/saving-programs';
import { ok } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';

export const PROGRAMS = '/saving-programs';
export const CREATE_PROGRAM = `${PROGRAMS}/create`;
export const PROGRAMS_KEY = ['saving-programs'];

const tones = { ACTIVE: 'success', PAUSED: 'neutral', ERROR: 'warning' } as const;

export const statusOf = (status: ProgramStatus) => ({
  label: programStatusWords[status],
  tone: tones[status],
});

/** What a program is called: by the customer, else by where its money goes. */
export const titleOf = ({ name, toAccount }: SavingProgram): string =>
  name ?? `Ahorro a ${toAccount.description}`;

/** One as the bank has it now; null where there is none. */
export const findProgram = async (programKey: string): Promise<SavingProgram | null> =>
  (await ok(savingProgramsApi.list.query())).data.find(({ key }) => key === programKey) ?? null;
