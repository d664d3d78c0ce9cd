/** How the steps of a flow are called in analytics. */
export const stepTitles = {
  input: 'Capturar datos',
  confirm: 'Revisar y confirmar',
  receipt: 'Éxito',
  error: 'Error',
} as const;

/** The step that a flow's address shows: no last segment is its first step. */
export function stepTitle(step: string | undefined): string | undefined {
  if (step === undefined) return stepTitles.input;
  if (step === 'confirm') return stepTitles.confirm;
  if (step === 'receipt') return stepTitles.receipt;
  // Anything may have been typed into an address, an account's number too.
  return /^[a-z-]+$/.test(step) ? step : undefined;
}
