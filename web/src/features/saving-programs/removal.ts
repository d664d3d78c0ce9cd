import type { SavingProgram } from '#contract/saving-programs';
import { removalDialog } from '../../admin-list/removal-dialog';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { findProgram, PROGRAMS_KEY, titleOf } from './program';

export default removalDialog<SavingProgram>({
  objectOf: titleOf,
  consequences: ['Ya no se hará ningún ahorro. Lo que ahorraste sigue en tu cuenta.'],
  send: ({ key }) => savingProgramsApi.remove.mutate({ params: { programKey: key } }),
  find: findProgram,
  signature: null,
  unchanged: () => 'El programa sigue como estaba.',
  lists: PROGRAMS_KEY,
});
