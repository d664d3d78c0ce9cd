/** How the steps of a flow are called in analytics. */
export const stepTitles = {
  input: 'Capturar datos',
  confirm: 'Revisar y confirmar',
  receipt: 'Éxito',
  error: 'Error',
} as const;

/** The step that a flow's address shows: no last segment is its first step. */
export function stepTitle(step: string | undefined): string {
  if (step === undefined) return stepTitles.input;
  if (step === 'confirm') return stepTitles.confirm;
  if (step === 'receipt') return stepTitles.receipt;
  return step;
}
